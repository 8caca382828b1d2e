/** A soft tone when it becomes one's turn, if sounds are switched on. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export function ring(): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  [392, 523.25].forEach((frequency, index) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    const at = start + index * 0.16;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(volume).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}
