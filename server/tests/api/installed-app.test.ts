// The shop as an app: its manifest, its links, what is shared with it, and its service worker.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, shop } from './support/client.ts';
import { startOwnShop } from './support/server.ts';

const api = shop();
interface Manifest {
  name: string;
  display: string;
  start_url: string;
  icons: { src: string; purpose: string; type: string }[];
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
}

test('the manifest says the name of the shop and has an icon that phones may cut', async () => {
  const { body } = await api.call<Manifest>('GET', '/manifest.webmanifest');
  expect(body).toMatchObject({ name: 'Spaza', display: 'standalone', start_url: '/' });
  const cut = body.icons.find(({ purpose }) => purpose === 'maskable')!;
  expect(cut).toMatchObject({ src: '/brand/app-icon-512.png', type: 'image/png' });
});

test('without apps in the stores nobody is notified of any', async () => {
  for (const file of ['apple-app-site-association', 'assetlinks.json'])
    expect(await api.refusal('GET', `/.well-known/${file}`)).toMatchObject({ status: 404 });
});

test('what another app shares leads to its page or to a search, and never elsewhere', async () => {
  const { base } = api;
  const leads = async (query: Record<string, string>) => {
    const answer = await fetch(`${base}/share?${new URLSearchParams(query).toString()}`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    return answer.headers.get('location');
  };
  expect(await leads({ url: `${base}/televisions/p/10448821` })).toBe('/televisions/p/10448821');
  expect(await leads({ text: 'an air fryer https://other.example/x' })).toBe('/l/search?text=an%20air%20fryer');
  expect(await leads({ url: 'https://other.example/' })).toBe('/');
  expect(await leads({ url: `${base}//other.example/` })).toBe('/');
});

describe('a shop with its pages', () => {
  let own: Awaited<ReturnType<typeof startOwnShop>>;
  beforeAll(async () => {
    own = await startOwnShop('with-pages', { env: { SPAZA_SERVE_WEB_DIR: join(import.meta.dirname, '../../../web/dist') } });
  });
  afterAll(() => own?.stop());

  test('the service worker is asked for anew, also through what lies between, and costs nothing when it is the same', async () => {
    const answer = await fetch(`${own.shop.base}/sw.js`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${own.shop.base}/sw.js`, { headers: { 'If-None-Match': answer.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  test('the manifest shows the shop in pictures that are there', async () => {
    const { body } = await new Client({ base: own.shop.base }).call<Manifest>('GET', '/manifest.webmanifest');
    expect(body.screenshots.map((each) => [each.form_factor, each.sizes])).toEqual([
      ['narrow', '390x844'],
      ['narrow', '390x844'],
      ['wide', '1280x800'],
      ['wide', '1280x800'],
    ]);
    for (const { src, label } of body.screenshots) {
      expect(label).not.toBe('');
      expect((await fetch(own.shop.base + src)).headers.get('content-type')).toBe('image/webp');
    }
  });

  test.each(['1170x2532', '2064x2752', '2752x2064'])('the picture iOS starts the app with is as large as a screen of %s', async (screen) => {
    const address = `${own.shop.base}/start-pictures/${screen}.png`;
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(screen);
    expect(picture.length).toBeLessThan(150_000);
    const again = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(again.equals(picture)).toBe(true);
  });

  test.each(['10x10.png', '1000x2000.png', '1170x2532.jpg', '99999x99999.png', 'x.png'])('%s is no screen', async (name) => {
    expect(await new Client({ base: own.shop.base }).refusal('GET', `/start-pictures/${name}`)).toMatchObject({ status: 404 });
  });
});

describe('a shop with apps in the stores that keeps no pages', () => {
  let own: Awaited<ReturnType<typeof startOwnShop>>;
  beforeAll(async () => {
    own = await startOwnShop('with-apps', {
      products: 300,
      env: {
        SPAZA_SHOP_APP_ICON: 'https://cdn.example/icon.png',
        SPAZA_SHOP_IOS_APP: 'ABCDE12345.za.example.shop',
        SPAZA_SHOP_ANDROID_APP: 'za.example.shop',
        SPAZA_SHOP_ANDROID_FINGERPRINTS: 'AA:BB:CC',
        SPAZA_SERVE_OFFLINE_PAGES: 'false',
      },
    });
  });
  afterAll(() => own?.stop());

  test('names them', async () => {
    const apple = await (await fetch(`${own.shop.base}/.well-known/apple-app-site-association`)).json();
    expect(apple).toMatchObject({ applinks: { details: [{ appIDs: ['ABCDE12345.za.example.shop'] }] } });
    const android = await (await fetch(`${own.shop.base}/.well-known/assetlinks.json`)).json();
    expect(android).toMatchObject([
      { target: { package_name: 'za.example.shop', sha256_cert_fingerprints: ['AA:BB:CC'] } },
    ]);
  });

  test('has no picture for iOS where its icon is elsewhere', async () => {
    const refused = await new Client({ base: own.shop.base }).refusal('GET', '/start-pictures/1170x2532.png');
    expect(refused).toMatchObject({ status: 404 });
  });

  test('answers a service worker that takes itself away', async () => {
    const answer = await fetch(`${own.shop.base}/sw.js`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    const script = await answer.text();
    expect(script).toMatch(/^\/\/ This shop keeps no pages\.\n/); // pages know it by that
    expect(script).toContain('self.registration.unregister()');
  });
});
