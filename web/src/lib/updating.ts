/** How does a page without a server get newer? A new version waits until somebody takes it, and never disturbs a game. */

import { beside } from './address';
import { notices } from './notices.svelte';
import { router } from './router.svelte';
import { say } from './texts.svelte';

/** Between two looks whether there is something to announce, and between two looks for a new version. */
const SOON = 5000;
const LATER = 3_600_000;

/** Announce the version that waits, once nothing is being played. */
function announce(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) return;
  if (router.plays) return void setTimeout(() => announce(registration), SOON);
  notices.tell({ waits: true, text: say('web-alone-update'), act: { name: say('web-alone-take-update'), work: () => waiting.postMessage('take') } });
}

function watch(registration: ServiceWorkerRegistration): void {
  announce(registration);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) announce(registration);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), LATER);
}

/** Another version has taken over by somebody's wish: pages at rest begin anew, a game goes on with the version it has. */
function begin(): void {
  const first = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!first && !router.plays) location.reload();
  });
}

export async function keepUpdated(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  begin();
  try {
    const registration = await navigator.serviceWorker.register(beside('sw.js'));
    watch(registration);
    (await navigator.serviceWorker.ready).active?.postMessage('rest');
  } catch (error) {
    console.warn('the page is not kept for times without a network', error);
  }
}
