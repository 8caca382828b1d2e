/** What is heard and felt at the table. The files are made by web/sounds.py; nothing sounds before the first click. */

import { settings } from './settings.svelte';

const FILES = import.meta.glob('../sounds/*.wav', { query: '?url', import: 'default', eager: true }) as Record<string, string>;

export type Sound =
  | 'howl' | 'paw' | 'tile' | 'den' | 'prey' | 'crack' | 'splash' | 'card' | 'token' | 'moon'
  | 'turn' | 'refusal' | 'victory' | 'defeat' | 'chat';

const BUZZES: Partial<Record<Sound, number[]>> = { turn: [40, 60, 40], refusal: [25] };

let context: AudioContext | null = null;
const read = new Map<Sound, Promise<AudioBuffer>>();

/** A browser lets a page sound once it has been touched. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}
addEventListener('pointerdown', wake, { once: true });
addEventListener('keydown', wake, { once: true });

async function load(sound: Sound, within: AudioContext): Promise<AudioBuffer> {
  const answer = await fetch(FILES[`../sounds/${sound}.wav`]!);
  return within.decodeAudioData(await answer.arrayBuffer());
}

export function hear(sound: Sound): void {
  const touched = navigator.userActivation?.hasBeenActive ?? context !== null;
  const buzz = BUZZES[sound];
  if (buzz && touched) navigator.vibrate?.(buzz);
  const within = context;
  if (!within || settings.muted || !settings.volume) return;
  let found = read.get(sound);
  if (!found) read.set(sound, (found = load(sound, within)));
  found.then(
    (buffer) => {
      const source = within.createBufferSource();
      const volume = within.createGain();
      source.buffer = buffer;
      volume.gain.value = settings.volume;
      source.connect(volume).connect(within.destination);
      source.start();
    },
    () => read.delete(sound),
  );
}
