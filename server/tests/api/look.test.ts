// A shop that looks like itself: pages, manifest, mails, documents, drawings and menus; and what cannot be read is refused.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { place, readCheckout, type Order } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { addressForm, customer } from './support/people.ts';
import { framesOf, photograph, pixelsOf } from './support/pictures.ts';
import { freshDatabase, program, runProgram, serve, startPaysim, until, type FreshDatabase, type Paysim, type Shop } from './support/server.ts';

const web = join(import.meta.dirname, '../../../web/dist');
/** A triangle before a bar. */
const signAndWords =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 150"><path d="M20 130 85 20l65 110z" fill="#ffb347"/><path d="M220 30h440v90H220z" fill="#fff"/></svg>';
const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(program('spaza'), args, { encoding: 'utf8', env: { ...process.env, ...env } });

describe('the second demo shop', () => {
  let database: FreshDatabase;
  let paysim: Paysim;
  let shop: Shop;
  let api: Client;
  beforeAll(async () => {
    database = freshDatabase();
    runProgram('spaza', ['demo', '--shop', 'hardware', '--database', database.url]);
    paysim = await startPaysim('look');
    shop = await serve({ label: 'look', database: database.url, paysim: paysim.base, env: { SPAZA_SERVE_WEB_DIR: web } });
    api = new Client({ base: shop.base });
    // The renderers load their script while the first pages are already answered, as bare shells.
    await until('a drawn page', 120_000, async () => (await page('/')).includes('"rendered":true'));
  });
  afterAll(async () => {
    await shop?.stop();
    await paysim?.stop();
    database?.drop();
  });

  const page = async (path: string) => (await fetch(`${shop.base}${path}`)).text();

  test('has its own departments, stores and products, in stock', async () => {
    const { defaultZone } = await api.with({ zone: 'P101' }).get<Schemas['AppConfig']>('/cms/appConfig');
    expect(defaultZone).toBe('P101');
    const found = await api.with({ zone: 'P101' }).get<Schemas['ProductSearchPage']>('/products/search', { query: ':relevance', pageSize: '100' });
    expect(found.pagination.totalResults).toBe(60);
    const drill = await api.with({ zone: 'P101' }).get<Schemas['Product']>('/products/20100201', { fields: 'FULL' });
    expect(drill).toMatchObject({ purchasable: true, price: { value: 1499 } });
  });

  test('says so on its pages: colours in their style, within the policy, its name and menus, no word of the first', async () => {
    const answer = await fetch(`${shop.base}/`);
    const text = await answer.text();
    const style = /<style>([^]*?)<\/style>/.exec(text)![1]!;
    expect(style).toContain('--color-brand:#5a2414;');
    expect(style).toContain('--awning:0px');
    expect(style).toMatch(/@media\(prefers-color-scheme:dark\)\{:root:root:root\{[^}]*--color-action:/);
    const digest = execFileSync('openssl', ['dgst', '-sha256', '-binary'], { input: style }).toString('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`);
    expect(text).toContain('<meta name="theme-color" content="#5a2414" media="(prefers-color-scheme: light)">');
    expect(text).toContain('Tools tested on our own farm · Advice from people who build');
    expect(text).not.toContain('as="font"');
    for (const words of ['Project advice', 'Klipkop: hardware and garden']) expect(text).toContain(words);
    expect(text.replace(/\/occ\/v2\/spaza|spazaProductCatalog/g, '')).not.toMatch(/Spaza|Midrand|G205/);
  });

  test('is installed in its colours, with an icon drawn from its name', async () => {
    const { body } = await api.call<Record<string, unknown>>('GET', '/manifest.webmanifest');
    expect(body).toMatchObject({ name: 'Klipkop', short_name: 'Klipkop', theme_color: '#5a2414' });
    expect(body.background_color).not.toBe('#f3f6f4');
    const icon = await fetch(`${shop.base}/look/app-icon-512.png`);
    expect(icon.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await icon.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([512, 512]);
    expect((await fetch(`${shop.base}/look/app-icon-512.png`, { headers: { 'if-none-match': icon.headers.get('etag')! } })).status).toBe(304);
    expect((await fetch(`${shop.base}/start-pictures/1170x2532.png`)).status).toBe(200);
    for (const none of ['other.png', '..%2fshop.db', 'spaza.toml']) expect((await fetch(`${shop.base}/look/${none}`)).status, none).toBe(404);
  });

  test('has the drawings of empty pages in its colours', async () => {
    const drawing = await page('/empty/cart.svg');
    expect(drawing).toContain('<svg');
    expect(drawing.toLowerCase()).not.toMatch(/#073f47|#0a545e|#ffc02e/);
    expect(drawing.toLowerCase()).toMatch(/#5a2414|#9c3d14|#ffd24a/);
  });

  test('writes mails and invoices in them', async () => {
    const { client, email } = await customer({}, api.with({ zone: 'P101' }));
    await client.post('/users/current/addresses', addressForm({ line1: 'Main Road', town: 'Paarl', city: 'Paarl', region: { isocode: 'ZA-WC' }, postalCode: '7646' }));
    await client.post('/users/current/carts/addtocart', { productCode: '20100101', quantity: 1 });
    const path = '/users/current/carts/current';
    const checkout = await readCheckout(client, path);
    const shipments = checkout.shipmentEntries!.shipments.map(({ posName, tradingType, deliveryInfos = [] }) => ({
      posName,
      tradingType,
      code: deliveryInfos.find(({ code }) => code !== 'pickup')!.code,
    }));
    await client.post(`${path}/confirmCheckout`, { shipments });
    const { status, body } = await place(client, checkout.code);
    expect(status, JSON.stringify(body)).toBe(201);
    await (await PaymentPage.open(body.payment!)).press('Pay');
    await settled(client, body.code, 'succeed');
    const order = await client.get<Order>(`/orders/${body.code}`, { fields: 'FULL' });
    const number = order.billingDocuments![0]!.id;
    const answer = await fetch(`${shop.base}${client.prefix()}/download/invoice/${number}`, { headers: { authorization: `Bearer ${client.token}` } });
    const folder = mkdtempSync(join(tmpdir(), 'spaza-document-'));
    try {
      writeFileSync(join(folder, 'document.pdf'), Buffer.from(await answer.arrayBuffer()));
      execFileSync('pdftoppm', ['-r', '72', '-singlefile', join(folder, 'document.pdf'), join(folder, 'document')]);
      const [, head, size] = /^(P6\n(\d+) \d+\n255\n)/.exec(readFileSync(join(folder, 'document.ppm'), 'latin1'))!;
      const pixels = readFileSync(join(folder, 'document.ppm')).subarray(head!.length);
      const at = (x: number, y: number) => [...pixels.subarray((y * Number(size) + x) * 3, (y * Number(size) + x) * 3 + 3)];
      expect(at(10, 10)).toEqual([0x5a, 0x24, 0x14]);
      expect(at(10, 94)).toEqual([0xff, 0xd2, 0x4a]); // a plain edge, no awning
      expect(at(10, 100)).toEqual([255, 255, 255]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const { messages } = (await (await fetch(`${shop.base}/dev/outbox.json`)).json()) as { messages: { id: number; to: string; subject: string }[] };
    const confirmation = messages.find(({ to, subject }) => to === email && subject.includes(order.code))!;
    const html = await page(`/dev/outbox/${confirmation.id}`);
    expect(html).toContain('#5a2414');
    expect(html).not.toMatch(/#073f47|#ffc02e|\{\{/);
  });
});

test('colours that cannot be read are refused with the pair and the ratio; a shop that has them opens in the usual ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spaza-look-'));
  try {
    const file = join(folder, 'spaza.toml');
    writeFileSync(file, '[shop]\ncolours = ["action=#7ac143"]\n');
    const pair = 'shop.colours: action on surface (#7ac143 on #ffffff, light theme) has a contrast of 2.2:1, and 4.5:1 is needed';
    const checked = run(['config', '--check', file]);
    expect(checked.status).not.toBe(0);
    expect(checked.stderr).toContain(pair);
    const database = `sqlite:${join(folder, 'shop.db')}`;
    expect(run(['doctor', '--config', file, '--database', database]).stdout).toContain(`problem  look: ${pair}`);
    const shop = await serve({ label: 'unreadable', database, env: { SPAZA_SHOP_COLOURS: 'action=#7ac143,saving=#ffd24a', SPAZA_SERVE_WEB_DIR: web } });
    try {
      const text = await (await fetch(`${shop.base}/`)).text();
      expect(text).toContain('<meta name="theme-color" content="#073f47" media="(prefers-color-scheme: light)">');
      expect(text).not.toContain('#7ac143');
    } finally {
      await shop.stop();
    }
    expect(readFileSync(shop.log, 'utf8')).toContain('look_left_out');
    writeFileSync(file, '[shop]\ncolours = ["action=green"]\nawning = "striped"\nheader_menu = ["Deals"]\nseasons = ["Friday"]\n');
    const { stderr } = run(['config', '--check', file]);
    for (const words of ['shop.colours must be NAME=#RRGGBB', 'shop.awning must be awning or none', 'shop.header_menu must be label | address', 'shop.seasons must be FIRST-DAY'])
      expect(stderr).toContain(words);
    expect(run(['config', '--check', file], { SPAZA_SHOP_FONT: 'Arial' }).stderr).toContain('SPAZA_SHOP_FONT must be system');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a new shop is made with its colours and logo, and icons of that; nothing is made with those that will not do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spaza-look-'));
  try {
    const logo = join(folder, 'Our Logo.svg');
    const init = (to: string, ...more: string[]) =>
      run(['init', '--to', join(folder, to), '--name', 'Kloof', '--address', 'Paarl', '--email', 'a@kloof.example', '--phone', '+27215550142', ...more]);
    writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 150"><script>alert(1)</script></svg>');
    const refused = init('bad', '--logo', logo, '--colour', 'saving=#0a545e');
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toContain('holds script, or fetches something from elsewhere');
    expect(refused.stderr).toMatch(/saving on brand \(#0a545e on #073f47, light theme\) has a contrast of 1\.3:1/);
    expect(existsSync(join(folder, 'bad'))).toBe(false);

    writeFileSync(logo, signAndWords);
    const made = init('good', '--logo', logo, '--colour', 'brand=#14361f', '--colour', 'saving=#ffb347', '--awning', 'none', '--font', 'system');
    expect(made.status, made.stderr).toBe(0);
    const settings = readFileSync(join(folder, 'good/spaza.toml'), 'utf8');
    for (const line of ['colours = ["brand=#14361f", "saving=#ffb347"]', 'logo = "/look/logo.svg"', 'awning = "none"', 'font = "system"']) expect(settings).toContain(line);
    expect(existsSync(join(folder, 'good/media/look/logo.svg'))).toBe(true);
    expect(run(['config', '--check', join(folder, 'good/spaza.toml')]).status).toBe(0);
    expect(run(['doctor', '--config', join(folder, 'good/spaza.toml')]).stdout).toContain('ok       look: all can be read in both themes');

    const env = { SPAZA_SERVE_WEB_DIR: web, SPAZA_SERVE_MEDIA_DIR: join(folder, 'good/media'), SPAZA_SHOP_LOGO: '/look/logo.svg', SPAZA_SHOP_COLOURS: 'brand=#14361f,saving=#ffb347' };
    const shop = await serve({ label: 'logo', database: `sqlite:${join(folder, 'good/shop.db')}`, env });
    try {
      const text = await (await fetch(`${shop.base}/`)).text();
      for (const link of ['<link rel="icon" href="/look/icon.png">', '<link rel="apple-touch-icon" href="/look/app-icon-512.png">', `/look/social-picture.png"><link rel="icon"`])
        expect(text).toContain(link);
      const picture = async (name: string) => pixelsOf(Buffer.from(await (await fetch(`${shop.base}/look/${name}`)).arrayBuffer()));
      const [ground, sign, words] = ['14361f', 'ffb347', 'ffffff'];
      for (const side of [192, 512]) {
        const icon = await picture(`app-icon-${side}.png`);
        expect([icon.width, icon.height, icon.at(side / 2, side / 2)]).toEqual([side, side, sign]);
        // Phones cut it to the inner 80 %.
        expect(icon.colours((x, y) => Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) > side * 0.4)).toEqual(new Set([ground]));
        expect(icon.colours(() => true)).not.toContain(words);
      }
      const tab = await picture('icon.png');
      expect([tab.width, tab.height, tab.at(32, 40)]).toEqual([64, 64, sign]);
      const social = await picture('social-picture.png');
      expect([social.width, social.height, social.at(0, 0), social.at(700, 315)]).toEqual([1200, 630, ground, words]);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a logo is made into icons by its shape, and one that cannot be drawn here is refused', async () => {
  const all = ['icon.png', 'app-icon-192.png', 'app-icon-512.png', 'social-picture.png'];
  const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 150">${inside}</svg>`;
  const line = '<path d="M0 20h700v90H0z" fill="#fff"/>';
  const logos: [logo: string | Buffer, made: string[] | string][] = [
    [signAndWords, all],
    [photograph(400, 300, { cutOut: true }), all],
    // A line of words says nothing in a browser's tab.
    [drawing(line), all.slice(1)],
    [drawing(`${line}<text x="9" y="9">Kloof</text>`), 'refused has letters of a font, which is not here: draw them as paths'],
    [drawing(''), 'refused is empty'],
    ['<svg', 'refused cannot be read to its end'],
    ['GIF89a', 'refused is neither PNG nor SVG'],
  ];
  const frames = await framesOf('icons', ...logos.map(([logo]) => Buffer.concat([Buffer.from('#14361f\n'), Buffer.from(logo)])));
  for (const [, made] of logos) {
    const head = frames.shift()!.toString();
    const icons = head.startsWith('icons ') ? frames.splice(0, Number(head.slice(6))) : [];
    expect(icons.length ? icons.map((icon) => icon.toString('latin1', 0, icon.indexOf('\n'))) : head).toEqual(made);
  }
});

test('doctor names a logo, icon and font that are not there or will not do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spaza-look-'));
  try {
    mkdirSync(join(folder, 'look'));
    writeFileSync(join(folder, 'look/own.woff2'), 'OTTO');
    writeFileSync(join(folder, 'look/icon.png'), 'GIF89a');
    const env = {
      SPAZA_SERVE_MEDIA_DIR: folder,
      SPAZA_SHOP_LOGO: '/look/none.svg',
      SPAZA_SHOP_FONT: '/look/own.woff2',
      SPAZA_SHOP_APP_ICON: '/look/icon.png',
    };
    const { stdout } = run(['doctor', '--database', `sqlite:${join(folder, 'shop.db')}`], env);
    expect(stdout).toContain('problem  look: shop.logo /look/none.svg is not there');
    expect(stdout).toContain('problem  look: shop.font /look/own.woff2 is no WOFF2 file');
    expect(stdout).toContain('problem  look: shop.app_icon /look/icon.png is no PNG');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a menu to a page that is not there is named at the import and by doctor; pages do not link to it', async () => {
  const database = freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'spaza-menu-'));
  try {
    runProgram('spaza', ['init', '--to', folder, '--name', 'Kloof', '--address', 'Paarl', '--email', 'a@kloof.example', '--phone', '+27215550142']);
    const env = { SPAZA_SHOP_FOOTER_MENU: '["Kloof | Careers | /s/careers", "Kloof | Terms | /s/terms", "Kloof | Saws | /l/c/saws"]', SPAZA_SERVE_WEB_DIR: web };
    const imported = run(['import', '--database', database.url, join(folder, 'content/pages.yaml')], env);
    expect(imported.status, imported.stderr).toBe(0);
    expect(imported.stderr).toContain('note: shop.footer_menu: Careers leads to /s/careers, which is not there');
    expect(imported.stderr).toContain('note: shop.footer_menu: Saws leads to /l/c/saws, which is not there');
    expect(imported.stderr).not.toContain('/s/terms');
    expect(run(['doctor', '--database', database.url], env).stdout).toContain('problem  menus: shop.footer_menu: Careers leads to /s/careers, which is not there');
    const shop = await serve({ label: 'menu', database: database.url, env });
    try {
      await expect.poll(async () => (await (await fetch(`${shop.base}/`)).text()).includes('"rendered":true')).toBe(true);
      const text = await (await fetch(`${shop.base}/`)).text();
      expect(text).toContain('href="/s/terms"');
      expect(text).not.toContain('href="/s/careers"');
    } finally {
      await shop.stop();
    }
  } finally {
    database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a season changes colours and words on its days, and no other', async () => {
  const database = freshDatabase();
  try {
    const day = (days: number) => new Date(Date.now() + 2 * 3600_000 + days * 86_400_000).toISOString().slice(0, 10);
    const env = {
      SPAZA_SERVE_WEB_DIR: web,
      SPAZA_SHOP_SEASONS: `["${day(-9)}..${day(-5)} | Gone | brand=#111111", "${day(-1)}..${day(1)} | Planting season | brand=#14361f"]`,
    };
    runProgram('spaza', ['migrate', '--database', database.url]);
    const shop = await serve({ label: 'season', database: database.url, env });
    try {
      const text = await (await fetch(`${shop.base}/`)).text();
      expect(text).toContain('--color-brand:#14361f;');
      expect(text).toContain('"said":"Planting season"');
      expect(text).toContain('<meta name="theme-color" content="#14361f" media="(prefers-color-scheme: light)">');
    } finally {
      await shop.stop();
    }
  } finally {
    database.drop();
  }
});
