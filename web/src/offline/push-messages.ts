/// <reference lib="webworker" />
// Notifications: the shop sends what an order, ticket or product is called and what became of it; the words are here.
import { text } from '@/shared/i18n/text';
import { cacheNames, deviceAddress } from './rules';

declare const self: ServiceWorkerGlobalScope;

export interface News {
  to: string;
  about: string;
  code: string;
  state: string;
}

/** What a message of the shop says; nothing when it is none. */
export function newsIn(data: unknown): News | undefined {
  const { to, about, code, state } = (data ?? {}) as Partial<Record<keyof News, unknown>>;
  return typeof to === 'string' &&
    typeof about === 'string' &&
    typeof state === 'string' &&
    typeof code === 'string' &&
    /^[\w-]{1,64}$/.test(code)
    ? { to, about, code, state }
    : undefined;
}

const titles: Record<string, string> = {
  paid: text('push.news.paid'),
  shipped: text('push.news.shipped'),
  ready: text('push.news.ready'),
  delivered: text('push.news.delivered'),
  cancelled: text('push.news.cancelled'),
  partlyCancelled: text('push.news.partlyCancelled'),
  answered: text('push.news.answered'),
  inStock: text('push.news.inStock'),
};

/** Where a press leads. */
export function pathOf({ about, code }: News): string {
  if (about === 'order') return `/orderdetails/${code}`;
  return about === 'ticket' ? `/account/writetous/${code}` : `/p/${code}`;
}

/** What is shown, or nothing of what this release does not know. */
export function shownOf(news: News) {
  const title = titles[news.state];
  if (!title) return undefined;
  const body =
    news.about === 'order' ? text('push.news.order').replace('{code}', news.code) : text('push.news.open');
  // News of one order takes the place of what stood there of it.
  return { title, body, tag: `${news.about}-${news.code}` };
}

/** Whether it is for who is signed in here: another's are not shown on a device that has changed hands. */
async function isForThisDevice({ to }: News): Promise<boolean> {
  const device = await (await caches.open(cacheNames.push)).match(deviceAddress);
  return device !== undefined && (await device.text()) === to;
}

/** No notification waits longer for its icon: browsers show one of their own when none comes. */
const iconWithin = 2000;

/** The shop's own icon, as its manifest names it; a notification without one is shown all the same. */
async function iconOfShop(): Promise<string | undefined> {
  try {
    const answer = await fetch('/manifest.webmanifest', { signal: AbortSignal.timeout(iconWithin) });
    const manifest = (await answer.json()) as { icons?: { src?: string }[] };
    return manifest.icons?.[0]?.src;
  } catch {
    return undefined;
  }
}

async function show(data: PushMessageData | null): Promise<void> {
  let sent: unknown;
  try {
    sent = data?.json();
  } catch {
    return;
  }
  const news = newsIn(sent);
  const shown = news && shownOf(news);
  if (!shown) return;
  const { title, ...options } = shown;
  const icon = await iconOfShop();
  // Asked last: who signs out while the icon comes is not shown it any more.
  if (!(await isForThisDevice(news))) return;
  await self.registration.showNotification(title, { ...options, data: pathOf(news), icon });
}

async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  for (const each of windows) {
    // The payment's pages are others' and are left alone; a window that is going away cannot be steered.
    const moved = await each.navigate(path).catch(() => null);
    if (!moved) continue;
    await moved.focus();
    return;
  }
  await self.clients.openWindow(path);
}

export function answerPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}
