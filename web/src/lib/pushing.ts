/** How does this browser take notices? By its push service, with the key of this house. */

import { post, type Schemas } from './api';

type Notices = Schemas['Notices'];
const WORKER = '/sw.js';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

function words(buffer: ArrayBuffer | null): string {
  const raw = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The subscription of this browser, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** From now on this browser takes notices; null where its owner does not let it. */
export async function subscribe(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER, { type: 'module' });
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return post<Notices>('/api/me/notices/browsers', { endpoint: made.endpoint, key: words(made.getKey('p256dh')), auth: words(made.getKey('auth')) });
}

export async function unsubscribe(): Promise<Notices | null> {
  const found = await subscription();
  if (!found) return null;
  await found.unsubscribe();
  return post<Notices>('/api/me/notices/browsers/end', { endpoint: found.endpoint });
}

/** Whoever used this browser is somebody else now, and is told of their games elsewhere. */
export async function handOver(): Promise<void> {
  await unsubscribe().catch(() => null);
}
