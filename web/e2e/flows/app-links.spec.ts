// A link of another app opens its screen in the installed one, at 390 pixels, with the tabs where there are any.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { opensAsApp } from '../support/as-app';
import { closeBrowser } from '../support/browser';
import { open, signedIn } from '../support/screens';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

/** Of the web only, or no screen at all: they lead Home. */
const notOfTheApp = new Set(['Guzzle', 'GuzzleStatic', 'InvalidPage']);
/** Without the frame of the shop, or with a bar of their own where the tabs are. */
const withoutTabs = new Set(['CheckoutOptions', 'Health', 'Pdp', 'Cart']);

describe('the installed app', () => {
  const walk = walkOn('phone');
  beforeEach(() => walk.page.addInitScript(opensAsApp));

  const opens = async ([screen, path]: [string, string]) => {
    const { page } = walk;
    await page.goto(path);
    if (notOfTheApp.has(screen)) await page.waitForURL('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // A product's own address says more than its link.
    const where = new URL(page.url()).pathname;
    if (notOfTheApp.has(screen)) expect(where, screen).toBe('/');
    else expect(where.endsWith(path.split('?')[0]!), `${screen} at ${where}`).toBe(true);
    if (withoutTabs.has(screen)) return;
    const tabs = page.getByRole('navigation', { name: 'Main', exact: true });
    await tabs.waitFor();
    expect((await tabs.boundingBox())!.height, screen).toBe(56);
  };

  test('opens every screen that is open to all by its link', async () => {
    walk.expectedly(/status of 404/);
    for (const each of open) await opens(each);
  });

  test('opens every screen of a customer by its link', async () => {
    await walk.shop.signsUp();
    for (const each of signedIn) await opens(each);
  });
});
