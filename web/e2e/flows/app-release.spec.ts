// The installed app between two releases: never a mixture of them, and a shopper who loses nothing.
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startOwnShop } from '../../../server/tests/api/support/server';
import { inApp, opensAsApp } from '../support/as-app';
import { closeBrowser } from '../support/browser';
import { builtRelease, nextRelease, type Release } from '../support/next-release';
import { visitsShop } from '../support/other-shop';
import { walkOn } from '../support/walk';

const first = builtRelease(fileURLToPath(new URL('../../dist', import.meta.url)));
const env: Record<string, string> = { SPAZA_LIMITS_ENABLED: 'false' };
let second: Release;
let own: Awaited<ReturnType<typeof startOwnShop>>;
let comeBack: () => void;

beforeAll(async () => {
  second = nextRelease(first.folder);
  env.SPAZA_SERVE_WEB_DIR = first.folder;
  own = await startOwnShop('releases', { products: 300, env });
  comeBack = visitsShop(own);
});
afterAll(async () => {
  comeBack?.();
  await closeBrowser();
  await own?.stop();
  second?.forget();
});

/** The server stops, and another release starts in its place. */
const comes = async (release: Pick<Release, 'folder'>, offlinePages = true) => {
  await own.shop.stop();
  env.SPAZA_SERVE_WEB_DIR = release.folder;
  env.SPAZA_SERVE_OFFLINE_PAGES = String(offlinePages);
  await own.restart();
};
/** A server that is away for a moment, no line, and scripts that went with their release. */
const broughtAbout =
  /ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|preload assets|dynamically imported|status of (404|50\d)/;

describe('the installed app, when a release comes', () => {
  afterEach(() => comes(first)); // once the shopper has gone: the last to be said is the first to be done
  const walk = walkOn('phone');
  beforeEach(async () => {
    walk.expectedly(broughtAbout);
    await walk.page.addInitScript(opensAsApp);
  });
  const { hasServiceWorker } = inApp(() => walk.page);

  const notice = () => walk.page.getByRole('status').filter({ hasText: 'A new version is ready' });
  const update = () => notice().getByRole('button', { name: 'Update' });
  /** The scripts of the page that stands. */
  const scripts = () =>
    walk.page.evaluate(() =>
      [...document.scripts].map(({ src }) => src && new URL(src).pathname).filter(Boolean),
    );
  const isOf = async ({ scripts: all }: Pick<Release, 'scripts'>) => {
    const here = await scripts();
    return here.length > 0 && here.every((each) => all.has(each));
  };
  /** Kept whole: every file that its pages without a line name. */
  const isKeptWhole = (release: Pick<Release, 'scripts'>) =>
    expect
      .poll(() =>
        walk.page.evaluate(async () => {
          const pages = await caches.open('spaza-offline');
          const texts = await Promise.all(
            (await pages.keys()).map(async (each) => (await pages.match(each))!.text()),
          );
          const files = await (await caches.open('spaza-offline-files')).keys();
          return { texts, files: files.map(({ url }) => new URL(url).pathname) };
        }),
      )
      .toSatisfy(({ texts, files }: { texts: string[]; files: string[] }) => {
        const named = texts.flatMap((text) => text.match(/\/assets\/[\w.-]+\.js/g) ?? []);
        return (
          texts.length === 3 &&
          named.length > 0 &&
          [...named, ...files.filter((each) => each.endsWith('.js'))].every((each) =>
            release.scripts.has(each),
          ) &&
          named.every((each) => files.includes(each))
        );
      });
  /** What the network is asked for from now on. */
  const asked = () => {
    const all: string[] = [];
    walk.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') && pathname !== '/sw.js') all.push(pathname);
    });
    return all;
  };
  /** Of which releases the pages are that were looked at. */
  const seen = () =>
    walk.page.evaluate(async () => {
      const pages = await caches.open('spaza-pages');
      const texts = await Promise.all(
        (await pages.keys()).map(async (each) => (await pages.match(each))!.text()),
      );
      return texts.map((text) => /\/assets\/entry-client-[\w-]+\.js/.exec(text)?.[0] ?? '');
    });
  const looksAgain = () =>
    walk.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  const opensApp = async () => {
    await walk.shop.opens('/');
    await hasServiceWorker();
    await isKeptWhole(first);
  };
  const fillsCart = async () => {
    const { shop, page } = walk;
    await opensApp();
    await shop.searchesFor('kettle');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await shop.opensCart();
    await page.getByRole('main').getByRole('status').filter({ hasText: '1 item' }).waitFor();
  };
  const hasItsCart = () =>
    walk.page.getByRole('main').getByRole('status').filter({ hasText: '1 item' }).waitFor();

  test('an open cart is reported, and is there after updating, all of it of the new release', async () => {
    const { page, looks } = walk;
    await fillsCart();
    expect(await notice().count()).toBe(0);
    await comes(second);
    await looksAgain();
    await update().waitFor();
    await looks('App, new version');
    expect(await isOf(first)).toBe(true);
    await hasItsCart();
    const wanted = asked();
    await update().click();
    await expect.poll(() => isOf(second)).toBe(true);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await hasItsCart();
    await isKeptWhole(second);
    expect(wanted.filter((each) => !second.scripts.has(each))).toEqual([]);
    expect(await notice().count()).toBe(0);
  });

  test('a screen whose script went with the old release comes whole from the new one', async () => {
    const { page } = walk;
    await opensApp();
    await comes(second);
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await expect.poll(() => isOf(second)).toBe(true);
  });

  test('an app with the worker of an old release opens without a line, and is notified with one', async () => {
    const { page } = walk;
    await fillsCart();
    await page.goto('/cart');
    await hasItsCart();
    // Looked at under the first: not what opens without a line under the second.
    await expect.poll(seen).toSatisfy((all: string[]) => all.some((each) => first.scripts.has(each)));
    await page.context().setOffline(true); // before: what looks for a new worker by itself is not to find it
    await comes(second);
    await page.goto('/cart');
    await hasItsCart();
    expect(await isOf(first)).toBe(true);
    await page.context().setOffline(false);
    await update().waitFor();
    await page.context().setOffline(true);
    await page.goto('/cart');
    await hasItsCart();
    expect(await isOf(second)).toBe(true);
  });

  test('a shop that keeps no pages any more takes worker and pages away, and sells on', async () => {
    const { page } = walk;
    await opensApp();
    await comes(first, false);
    await page.goto('/');
    /** What is left of the worker, and what answers the page. */
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).filter((name) => name !== 'spaza-personal'), // the page's own
        navigator.serviceWorker.controller?.scriptURL ?? null,
      ]);
    const isGone = () => expect.poll(async () => (await left())[0]).toBe(0);
    await isGone();
    // A page that was slow registers it when it has already taken itself away; the next page sends it off again.
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined));
    await page.reload();
    await isGone();
    // A page that was loaded while it was there stays with it; the next one does not.
    const leftAfterNextPage = async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      return left();
    };
    await expect.poll(leftAfterNextPage).toEqual([0, [], null]);
  });
});
