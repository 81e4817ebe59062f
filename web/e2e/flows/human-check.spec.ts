// A bought human check that the shop's settings name, its vendor played on this machine.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOwnShop } from '../../../server/tests/api/support/server';
import { verdictCookie } from '../../../server/tests/api/support/vendor-check';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, visit } from '../support/browser';
import { visitsShop } from '../support/other-shop';

const secret = 'shared-with-the-vendor';
const aPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';

/** Draws a button that asks its server what to leave in the cookie; the first press does not do. */
const captcha = `
const place = document.getElementById('px-captcha');
const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am ' + window._pxAppId });
let pressed = 0;
button.onclick = async () => {
  if ((pressed += 1) === 1) return window._pxOnCaptchaSuccess(false);
  const answer = await fetch(new URL('/verdict', window._pxJsClientSrc));
  document.cookie = '_px3=' + (await answer.text()) + '; path=/; samesite=lax';
  window._pxOnCaptchaSuccess(true);
};
place.append(button);`;

let vendor: Server;
let origin: string;
let own: Awaited<ReturnType<typeof startOwnShop>>;
let goesBack: (() => void) | undefined;
/** Addresses of the vendor that were asked for. */
const asked: string[] = [];
let isHeldBack = false;

beforeAll(async () => {
  vendor = createServer((request, answer) => {
    asked.push(request.url!);
    answer.setHeader('Access-Control-Allow-Origin', '*');
    if (request.url === '/verdict')
      return answer.end(
        verdictCookie(
          { score: 0, goodUntil: Date.now() + 3_600_000 },
          request.headers['user-agent']!,
          secret,
        ),
      );
    if (isHeldBack) return answer.writeHead(503).end();
    return answer.setHeader('Content-Type', 'text/javascript').end(captcha);
  });
  await new Promise<void>((listening) => vendor.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  own = await startOwnShop('bought-check-pages', {
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      SPAZA_LIMITS_LOGIN: '1/day/peer',
      SPAZA_LIMITS_EXEMPT: '192.0.2.1',
      SPAZA_HUMAN_CHECK_APP_ID: 'PX1',
      SPAZA_HUMAN_CHECK_BLOCK_SCRIPT: `${origin}/captcha.js`,
      SPAZA_HUMAN_CHECK_CLIENT_SCRIPT: `${origin}/main.js`,
      SPAZA_HUMAN_CHECK_COOKIE_SECRET: secret,
    },
  });
  goesBack = visitsShop(own);
}, 180_000);
afterAll(async () => {
  await closeBrowser();
  goesBack?.();
  await own?.stop();
  vendor?.close();
});

test('who tries too often is asked by the vendor, goes on, and the next screen is loaded anew with nothing lost', async () => {
  const { page, end } = await visit('phone', { userAgent: aPhone });
  const answer = await page.goto('/account/login');
  const policy = answer!.headers()['content-security-policy']!;
  for (const part of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])
    expect(policy.split('; ').find((each) => each.startsWith(`${part} `))).toContain(` ${origin}`);

  await page.getByLabel(/Email address/).fill('thandi@example.co.za');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/account\/login\/pwd/);
  expect(asked).toEqual([]); // nobody is watched who is not asked

  await page.goto('/account/login');
  await page.getByLabel(/Email address/).fill('thandi@example.co.za');
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
  isHeldBack = true;
  await page.getByRole('button', { name: 'Continue' }).click();
  const check = page.getByRole('dialog', { name: 'Are you a human?' });
  await check.getByText('The check could not be loaded.').waitFor();
  expect(await page.getByLabel(/Email address/).inputValue()).toBe('thandi@example.co.za');

  isHeldBack = false;
  await check.getByRole('button', { name: 'Try again' }).click();
  await check.getByRole('button', { name: 'I am PX1' }).click();
  await check.getByText('That did not work. Please try once more.').waitFor();
  await expectAccessible(page, 'bought human check');
  await check.getByRole('button', { name: 'I am PX1' }).click();

  await page.waitForURL(/account\/login\/pwd/);
  await page.waitForFunction(
    () => !('isSamePage' in window) && 'hydrated' in document.documentElement.dataset,
  );
  await expect.poll(() => page.getByLabel(/Email address/).inputValue()).toBe('thandi@example.co.za');
  expect(asked[0]).toMatch(/^\/captcha\.js\?a=c&u=[0-9a-f]{32}&v=[0-9a-f]{32}&m=1$/);
  expect(asked.at(-1)).toBe('/verdict');
  await end(/status of (412|503)/);
});
