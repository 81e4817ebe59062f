// The cover of the native shell, whose plug-ins are acted here: only what the browser itself does about it is looked at.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

/** A phone that knows nobody. */
function isShell(): void {
  const nothing = () => Promise.resolve(undefined);
  Object.assign(window, {
    Capacitor: {
      Plugins: {
        App: { addListener: nothing, getLaunchUrl: nothing, exitApp: nothing },
        BiometricAuthNative: {
          checkBiometry: () => Promise.resolve({ isAvailable: true, deviceIsSecure: true }),
          internalAuthenticate: () => Promise.reject(new Error('not known')),
        },
      },
    },
  });
}

describe('the locked app', () => {
  // Calls of a page that a service worker takes over at that moment pass by those who would stop them.
  const walk = walkOn('phone', { serviceWorkers: 'block' });
  const cover = () => walk.page.getByRole('dialog', { name: /locked/i });

  beforeEach(async () => {
    const { page, shop } = walk;
    walk.expectedly(/Service Worker registration blocked/);
    await shop.signsUp();
    await page.addInitScript(isShell);
    await page.evaluate(() => localStorage.setItem('spaza.unlock', 'true'));
    await page.reload();
    await cover().waitFor();
  });

  test('stays covered, whatever closes the cover', async () => {
    const { page } = walk;
    const closed = () =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            // After the page's own listener, which was there first.
            const dialog = document.querySelector('dialog')!;
            dialog.addEventListener('close', () => resolve(dialog.open), { once: true });
            dialog.close();
          }),
      );
    const escapes = async () => {
      for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
    };
    await escapes();
    await expect.poll(() => cover().isVisible()).toBe(true);
    expect(await closed()).toBe(true);
    await escapes();
    await expect.poll(() => cover().isVisible()).toBe(true);
    expect(await page.evaluate(() => document.querySelector('dialog')!.matches(':modal'))).toBe(true);
  });

  test('who signs out there while the shop does not answer is signed out of it when it does', async () => {
    const { page } = walk;
    walk.expectedly(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const tokens = async () =>
      (await page.context().cookies()).filter(({ name }) => /^(__Host-)?rt$/.test(name)).length;
    expect(await tokens()).toBe(1);
    await page.route('**/logout', (route) => route.abort());
    await cover().getByRole('button', { name: 'Sign out' }).click();
    await cover().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('spaza.signedIn'))).toBeNull();
    expect(await tokens()).toBe(1);
    const ended = page.waitForResponse((answer) => answer.url().endsWith('/logout') && answer.ok());
    await page.unroute('**/logout');
    await ended;
    await expect.poll(tokens).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('spaza.left'))).toBeNull();
  });
});
