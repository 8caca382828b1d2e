/** What does a notice look like, and where does it lead? To the table; its button lets no more of them come. */

/** As much of a service worker as is needed here; its types and a page's do not go together. */
interface Late extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Late {
  data: { json(): unknown } | null;
}
interface Clicked extends Late {
  action: string;
  notification: Notification;
}
interface Shown {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  addEventListener(kind: 'push', hear: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', hear: (event: Clicked) => void): void;
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: { type: 'window' }): Promise<Shown[]>; openWindow(path: string): Promise<unknown> };
}

const worker = globalThis as unknown as Worker;

interface Notice {
  title: string;
  text: string;
  table: string;
  token: string;
  off: string;
}

const OFF = 'off';

/** Take notices in a service worker. */
export function takeNotices(): void {
  worker.addEventListener('push', (event) => {
    const notice = event.data?.json() as Notice | undefined;
    if (notice) event.waitUntil(show(notice));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const notice = event.notification.data as Notice;
    event.waitUntil(event.action === OFF ? silence(notice) : open(notice));
  });
}

function show(notice: Notice): Promise<void> {
  const looks = { body: notice.text, icon: '/icon-192.png', actions: [{ action: OFF, title: notice.off }] }; // a phone draws no SVG there
  const options = { ...looks, tag: notice.table, renotify: true, data: notice };
  return worker.registration.showNotification(notice.title, options);
}

async function silence({ token }: Notice): Promise<void> {
  await fetch(`/api/notices/off/${token}`, { method: 'POST' });
}

/** A window that shows the table already comes to the front; else one is opened, which tells what one has missed. */
async function open({ table }: Notice): Promise<void> {
  const path = `/t/${table}`;
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find((window) => new URL(window.url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}
