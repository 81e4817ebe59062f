// Notifications in the installed app, on a phone. Chromium without a face has no push service: the simulator makes the
// subscription and decrypts what the shop sends, and the browser hands that to the real service worker.
import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPushsim, type Notification, type Pushsim } from '../../../server/tests/api/support/pushsim';
import { runProgram, startOwnShop } from '../../../server/tests/api/support/server';
import { closeBrowser } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { walkOn } from '../support/walk';

let pushsim: Pushsim;
let env: Record<string, string>;
let own: Awaited<ReturnType<typeof startOwnShop>>;
let comeBack: () => void;

beforeAll(async () => {
  pushsim = await startPushsim();
  env = {
    SPAZA_PUSH_PRIVATE_KEY: /private_key = "([\w-]+)"/.exec(runProgram('spaza', ['push', 'key']))![1]!,
    SPAZA_PUSH_SIMULATOR_URL: pushsim.base,
    SPAZA_SHOP_EMAIL: 'help@shop.example',
    SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
    SPAZA_LIMITS_ENABLED: 'false',
  };
  own = await startOwnShop('push-browser', { products: 1000, env });
  comeBack = visitsShop(own);
});
afterAll(async () => {
  comeBack?.();
  await closeBrowser();
  await own?.stop();
  await pushsim?.stop();
});

/** The window says that it was opened from the home screen. */
function opensAsApp(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query === '(display-mode: standalone)'
      ? Object.assign(new EventTarget(), { matches: true, media: query, onchange: null } as never)
      : ask(query);
}

interface Boundary {
  subscribedAt: (serverKey: string) => Promise<string>;
  unsubscribed: () => void;
  permission: NotificationPermission;
  answer: NotificationPermission;
}

/** Only what the phone and its maker do: the question, and the subscription. */
function standsAtTheBoundary(answer: NotificationPermission): void {
  const here = window as unknown as Boundary;
  const key = 'test.permission';
  const permission = () => (localStorage.getItem(key) ?? 'default') as NotificationPermission;
  Object.defineProperty(Notification, 'permission', { get: permission });
  Notification.requestPermission = () => {
    if (permission() === 'default') localStorage.setItem(key, answer);
    return Promise.resolve(permission());
  };
  const subscription = () => {
    const kept = localStorage.getItem('test.subscription');
    if (!kept) return null;
    const form = JSON.parse(kept) as PushSubscriptionJSON;
    return {
      toJSON: () => form,
      unsubscribe: () => {
        localStorage.removeItem('test.subscription');
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = () => Promise.resolve(subscription());
  PushManager.prototype.subscribe = async (options) => {
    const bytes = new Uint8Array(options!.applicationServerKey as ArrayBuffer);
    const serverKey = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    localStorage.setItem('test.subscription', await here.subscribedAt(serverKey));
    return subscription()!;
  };
}

describe('notifications', () => {
  const walk = walkOn('phone');
  let browser: ReturnType<Pushsim['subscribe']>;
  let session: CDPSession;
  /** How each message ended that the worker was given. */
  let endings: (string | undefined)[];
  let sent: number;

  const asApp = async (answer: NotificationPermission) => {
    const { page } = walk;
    await page.context().grantPermissions(['notifications'], { origin: process.env.SPAZA_E2E_BASE });
    await page.addInitScript(opensAsApp);
    await page.exposeFunction('subscribedAt', (serverKey: string) => {
      browser = pushsim.subscribe(serverKey);
      return JSON.stringify(browser.form);
    });
    await page.addInitScript(standsAtTheBoundary, answer);
  };
  beforeEach(() => {
    session = undefined as never;
    endings = [];
    sent = 0;
  });

  /**
   * The push service hands a message to the device, whose worker is done with it then. Nobody may ask what is shown before:
   * Chromium throws away a notification that is asked for while it is about to be shown.
   */
  const arrives = async (payload: Notification) => {
    const { page } = walk;
    if (!session) {
      session = await page.context().newCDPSession(page);
      const service = 'pushMessaging';
      session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
        const { eventName, eventMetadata } = backgroundServiceEvent;
        if (eventName === 'Push event completed')
          endings.push(eventMetadata.find(({ key }) => key === 'Status')?.value);
      });
      await session.send('BackgroundService.startObserving', { service });
      await session.send('BackgroundService.setRecording', { service, shouldRecord: true });
      const registered = new Promise<string>((done) =>
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          if (registrations[0]) done(registrations[0].registrationId);
        }),
      );
      await session.send('ServiceWorker.enable');
      Object.assign(session, { registrationId: await registered });
    }
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(process.env.SPAZA_E2E_BASE!).origin,
      registrationId: (session as unknown as { registrationId: string }).registrationId,
      data: JSON.stringify(payload),
    });
    sent += 1;
    await expect.poll(() => endings).toEqual(Array(sent).fill('Success'));
  };
  const shown = () =>
    walk.page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [
        title,
        body,
      ]),
    );
  /** A finger on the notification: what the browser tells the worker then. */
  const presses = (title: string) =>
    walk.page
      .context()
      .serviceWorkers()[0]!
      .evaluate(async (wanted) => {
        const worker = self as unknown as ServiceWorkerGlobalScope;
        const notification = (await worker.registration.getNotifications()).find(
          (each) => each.title === wanted,
        )!;
        worker.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      }, title);
  const orders = async () => {
    const { shop } = walk;
    await shop.goesToPay('kettle');
    await shop.onThePaymentPage('Pay');
    return shop.seesOutcome(/Thank you/);
  };
  const warehouse = (...args: string[]) =>
    runProgram('spaza', ['orders', ...args, '--database', own.database.url], env);
  const workerIsReady = () =>
    walk.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });

  test('from our question after an order to the order that is opened, and nothing after signing out', async () => {
    const { page, shop, looks } = walk;
    await asApp('granted');
    const code = await orders();
    await workerIsReady();
    const question = page.getByRole('region', { name: 'Want to know when your order is on its way?' });
    await question.waitFor();
    await looks('App, asked about notifications');
    await question.getByRole('button', { name: 'Yes, tell me' }).click();
    await page.getByText("We'll tell you on this device.").waitFor();
    await looks('App, notifications allowed');

    await shop.opens('/');
    warehouse('pick', `${code}-A`);
    warehouse('ship', `${code}-A`);
    await expect.poll(() => browser?.states()).toEqual(['shipped']);
    const { payload } = browser.device.delivered[0]!;
    await arrives(payload);
    expect(await shown()).toEqual([['On its way', `Order ${code}`]]);
    // Of another account, and of a release that is yet to come: neither is shown.
    await arrives({ ...payload, to: 'another device', state: 'delivered' });
    await arrives({ ...payload, state: 'teleported' });
    expect(await shown()).toEqual([['On its way', `Order ${code}`]]);
    await presses('On its way');
    await page.waitForURL(`**/orderdetails/${code}`);
    await page.getByRole('heading', { level: 1, name: `Order ${code}` }).waitFor();

    await arrives(payload);
    expect(await shown()).toHaveLength(1);
    await shop.signsOut();
    await expect.poll(shown).toEqual([]);
    const left = () =>
      page.evaluate(async () => [localStorage.getItem('test.subscription'), await caches.has('spaza-push')]);
    await expect.poll(left).toEqual([null, false]);
    warehouse('deliver', `${code}-A`);
    await arrives({ ...payload, state: 'delivered' });
    expect(await shown()).toEqual([]);
    expect(browser.states()).toEqual(['shipped']);
    expect(pushsim.problems).toEqual([]);
  });

  test('a phone that says no is shown what to do; our own question rests after No thanks', async () => {
    const { page, shop, looks } = walk;
    await asApp('denied');
    await orders();
    await page.getByRole('button', { name: 'Yes, tell me' }).click();
    await page.getByText('Your browser blocks our notifications.').waitFor();
    await shop.opens('/account/communication');
    await page.getByText('Your browser blocks our notifications.').waitFor();
    await looks('Communication, notifications blocked');
    await page.evaluate(() => localStorage.removeItem('test.permission'));
    await page.goBack();
    await page.getByRole('button', { name: 'No thanks' }).click();
    await page.getByText('No problem, we mail you instead.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /Thank you/ }).waitFor();
    expect(await page.getByRole('button', { name: 'No thanks' }).count()).toBe(0);
  });

  test('each kind and this device are switched on the screen Communication; a device that is gone is asked anew', async () => {
    const { page, shop, looks } = walk;
    await asApp('granted');
    await shop.signsUp();
    await workerIsReady();
    await shop.opens('/account/communication');
    const choice = (name: string) => page.getByRole('switch', { name, exact: true });
    await choice('Notify me on this device').check();
    await expect.poll(() => choice('Notify me on this device').isChecked()).toBe(true);
    await choice('Back in stock').check();
    await choice('Delivery and collection').uncheck();
    await page.locator('li[aria-busy]').first().waitFor({ state: 'detached' });
    await looks('Communication, notifications');
    await page.reload();
    await choice('Back in stock').waitFor();
    await expect.poll(() => choice('Back in stock').isChecked()).toBe(true);
    expect(await choice('Delivery and collection').isChecked()).toBe(false);
    expect(await choice('Notify me on this device').isChecked()).toBe(true);
    await choice('Notify me on this device').uncheck();
    await expect.poll(() => choice('Notify me on this device').isChecked()).toBe(false);
    // The switch moves at once; the browser lets go when the shop has.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('test.subscription'))).toBeNull();
  });
});
