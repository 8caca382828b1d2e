/** How does a page without a server get newer? A new version waits until somebody takes it, and never disturbs a game. */

import { beside } from './address';
import { notices } from './notices.svelte';
import { router } from './router.svelte';
import { say } from './texts.svelte';

/** Between two looks whether there is something to announce, and between two looks for a new version. */
const SOON = 5000;
const LATER = 3_600_000;
/** ms that a page has for itself on the first visit, before all of it is fetched for times without a network. */
const FIRST = 1500;
/** ms that a new version has to take over; a browser may let the old one finish first, and the page begins anew meanwhile. */
const TAKEN = 5000;

/** Announce the version that waits, once nothing is being played. */
function announce(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) return;
  if (router.plays) return void setTimeout(() => announce(registration), SOON);
  notices.tell({ waits: true, text: say('web-alone-update'), act: { name: say('web-alone-take-update'), work: () => take(waiting) } });
}

function take(waiting: ServiceWorker): void {
  waiting.postMessage('take');
  setTimeout(() => { if (!router.plays) location.reload(); }, TAKEN);
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
  let kept = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (kept && !router.plays) location.reload();
    kept = true; // the first one only begins to keep the page that is there
  });
}

/** Whoever comes for the first time sees the page before its files are kept; later there is nothing to fetch. */
async function shown(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise((rested) => setTimeout(rested, FIRST));
}

export async function keepUpdated(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  begin();
  await shown();
  try {
    const registration = await navigator.serviceWorker.register(beside('sw.js'));
    watch(registration);
    (await navigator.serviceWorker.ready).active?.postMessage('rest');
  } catch (error) {
    console.warn('the page is not kept for times without a network', error);
  }
}
