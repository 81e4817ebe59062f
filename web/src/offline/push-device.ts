import { api } from '@/shared/api/client';
import type { Schema } from '@/shared/api/types';
import { cacheNames, deviceAddress } from './rules';

export type PushState = Schema<'Push'>;

/** What can be done here: `none` where there is no installed app, or the browser has no notifications. */
export type Permission = 'none' | NotificationPermission;

const path = { user: 'current' };

const registered = async () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? await navigator.serviceWorker.getRegistration()
    : undefined;

/** What permissionHere answers is kept under it. */
export const permissionKey = ['push-permission'];

export async function permissionHere(): Promise<Permission> {
  return (await registered()) ? Notification.permission : 'none';
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

async function subscribe(worker: ServiceWorkerRegistration, serverKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) };
  try {
    return await worker.pushManager.subscribe(options);
  } catch (problem) {
    // It was subscribed with a key the shop has no more.
    const old = await worker.pushManager.getSubscription();
    if (!old) throw problem;
    await old.unsubscribe();
    return worker.pushManager.subscribe(options);
  }
}

/** Asks the phone, and tells the shop. What the phone answered comes back; anything else that fails is thrown. */
export async function allowPush(serverKey: string): Promise<Permission> {
  const permission = await Notification.requestPermission();
  const worker = await registered();
  if (permission !== 'granted' || !worker) return permission;
  const { endpoint, keys } = (await subscribe(worker, serverKey)).toJSON();
  const { deviceId } = await api.put('/users/{user}/push/subscription', {
    path,
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
  // The worker shows what is for this device, as long as who allowed it is signed in.
  try {
    await (await caches.open(cacheNames.push)).put(deviceAddress, new Response(deviceId));
  } catch (problem) {
    // A full device cannot tell whose they are: the shop is not to send what would never be shown. Where it cannot be
    // reported, the push service tells it that the address is gone.
    await endPush().catch(forgetPush);
    throw problem;
  }
  return permission;
}

/** Nothing of notifications is left here, whoever they were for. */
export async function forgetPush(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(cacheNames.push).catch(() => false);
  const worker = await registered();
  if (!worker) return;
  for (const shown of await worker.getNotifications()) shown.close();
  await (await worker.pushManager.getSubscription())?.unsubscribe();
}

/** The shop is notified first: its word counts, even where the browser keeps what it has. */
export async function endPush(): Promise<void> {
  await api.delete('/users/{user}/push/subscription', { path });
  await forgetPush();
}
