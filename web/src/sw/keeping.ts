/** How does the page work without a network? All its files are kept, those of one version together. */

import { worker } from './scope';

/** Each file of the page and the digest of what is in it; web/site.py puts them here. */
const FILES = JSON.parse('__FILES__') as Readonly<Record<string, string>>;
const CACHE = 'nunatak ';
const PAGE = 'index.html';
const GAMES = 'engine/';

const address = (file: string): string => new URL(file, worker.registration.scope).href;

/** As web/site.py has it. */
async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The name of this version: other files, another name. */
async function version(): Promise<string> {
  return CACHE + (await digestOf(new TextEncoder().encode(JSON.stringify(FILES))));
}

/** What the page can begin without; it is brought once the page is there. */
const isRest = (file: string): boolean => /^data\/puzzles\/\w+\/(?!index\.)/.test(file);

/** All files, or the version does not count; what has not changed is not brought again. */
async function install(): Promise<void> {
  const cache = await caches.open(await version());
  const first = Object.entries(FILES).filter(([file]) => !isRest(file));
  await Promise.all(first.map(([file, digest]) => keep(cache, file, digest)));
}

/** What is still missing, one after another. */
async function bringRest(): Promise<void> {
  const cache = await caches.open(await version());
  for (const [file, digest] of Object.entries(FILES)) if (isRest(file)) await keep(cache, file, digest);
}

/** Pages ask for the compiled games by their digests; as they do, so that nothing is brought twice. */
const asked = (file: string, digest: string): string => (file.startsWith(GAMES) ? `${address(file)}?${digest}` : address(file));

/** A file is kept under its digest, so that versions share what they have in common; one that did not come whole is not kept. */
async function keep(cache: Cache, file: string, digest: string): Promise<void> {
  const url = address(file);
  if (await cache.match(`${url}?${digest}`)) return;
  const known = await caches.match(`${url}?${digest}`);
  const answer = known ?? (await fetch(new Request(asked(file, digest), { cache: 'no-cache' })));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  if (!known && (await digestOf(await answer.clone().arrayBuffer())) !== digest) throw new Error(`${file}: not whole`);
  await cache.put(`${url}?${digest}`, answer);
}

/** The version before stays for pages that are still open with it; older ones go. */
async function activate(): Promise<void> {
  const current = await version();
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== current);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** What is kept of an address; else of the version before; null: it is none of ours. A game is given as the page was built with it, or not at all. */
async function find(url: URL): Promise<Response | null> {
  const file = url.href.slice(worker.registration.scope.length).split(/[?#]/)[0] || PAGE;
  if (file.startsWith(GAMES) && url.search) {
    const digest = url.search.slice(1);
    return (await caches.match(`${address(file)}?${digest}`)) ?? (digest === FILES[file] ? null : Response.error());
  }
  const digest = FILES[file];
  const found = digest === undefined ? undefined : await caches.match(`${address(file)}?${digest}`);
  return found ?? (await caches.match(address(file), { ignoreSearch: true })) ?? null;
}

export function keepFiles(): void {
  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('message', ({ data }) => {
    if (data === 'take') void worker.skipWaiting();
    if (data === 'rest') void bringRest().catch(() => undefined);
  });
  worker.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || !url.href.startsWith(worker.registration.scope)) return;
    event.respondWith(find(url).then((kept) => kept ?? fetch(event.request)));
  });
}
