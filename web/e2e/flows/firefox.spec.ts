import { randomUUID } from 'node:crypto';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { widths } from '../support/browser';
import { FirefoxVisit, launchFirefox } from '../support/firefox';

/** The driver asks Firefox for everything it looks at, which takes its time on a busy machine. */
const minutes = { timeout: 600_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchFirefox();
});
afterAll(() => browser.close());

test.each(['desktop', 'phone'] as const)(
  'the whole purchase in Firefox, as wide as a %s',
  minutes,
  async (width) => {
    const visit = await FirefoxVisit.open(browser, widths[width].viewport);
    await visit.opens('/l/search/kettle');
    await visit.presses('main article a');
    await visit.isAt('/p/');
    await visit.presses('main button', 'Add to cart');
    await visit.sees('Added to your cart');
    await visit.opens('/cart');
    await visit.presses('main a[href^="/checkoutoptions"]');
    await visit.isAt('/checkoutoptions');
    await visit.presses('main a', 'Create account');
    await visit.isAt('/account/signup');
    await visit.types('firstName', 'Thandi');
    await visit.types('lastName', 'Nkosi');
    await visit.types('email', `firefox.${randomUUID()}@example.co.za`);
    await visit.types('password', 'Spaza#2026');
    await visit.types('rePassword', 'Spaza#2026');
    await visit.presses('main input[name=termsAndConditions]');
    await visit.presses('main button[type=submit]', 'Create account');
    await visit.isAt('/checkout');
    await visit.presses('main a', 'Add new address');
    await visit.isAt('/account/address');
    await visit.types('cellphone', '0821234567');
    await visit.chooses('region', 'Gauteng');
    await visit.chooses('city', 'Midrand');
    await visit.chooses('town');
    await visit.types('line2', '22');
    await visit.types('line1', 'Harry Galaun Drive');
    await visit.presses('main button', 'Save address');
    await visit.isAt('/checkout');
    await visit.presses('main button', 'Continue to review');
    await visit.isAt('/ordersummary');
    await visit.presses('main a', 'Continue to payment');
    await visit.isAt('/payment');
    await visit.presses('main button', 'Pay R');
    await visit.isAt('payfast');
    await visit.presses('button', 'Pay');
    await visit.isAt('/orderconfirmation');
    await visit.sees('Thank you, Thandi');
    expect(visit.complaints).toEqual([]);
  },
);
