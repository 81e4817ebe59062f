// docs/first-shop.md, word by word: the lines it shows are run as they stand, then the shop is looked at.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { photograph } from './support/pictures.ts';
import { engine, freePort, program } from './support/server.ts';

const root = join(import.meta.dirname, '../../..');
const web = join(root, 'web/dist');
const document = readFileSync(join(root, 'docs/first-shop.md'), 'utf8');
const blocks = [...document.matchAll(/```sh\n([^]*?)```/g)].map(([, lines]) => lines!);

test.skipIf(engine !== 'sqlite')( // the document's shop is on SQLite
  'a shop of one\'s own opens by the document alone, with no word of the demo in it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spaza-first-'));
    cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
    // The example's pictures are small drawings; a retailer has photographs.
    writeFileSync(join(folder, 'examples/first-shop/media/1001.png'), photograph(1600, 900));
    const port = await freePort();
    const { SPAZA_DATABASE_URL: _, ...rest } = process.env;
    const env = {
      ...rest,
      PATH: `${dirname(program('spaza'))}:${process.env.PATH}`,
      SPAZA_SERVE_PORT: String(port),
      SPAZA_SERVE_WEB_DIR: web,
      SPAZA_RENDER_TIMEOUT_MS: '10000',
      SPAZA_SERVE_MAX_WAIT_MS: '60000',
    };
    for (const lines of blocks.slice(0, -1)) {
      const ran = spawnSync('sh', ['-ec', lines], { cwd: folder, env, encoding: 'utf8' });
      expect(ran.status, `${lines}\n${ran.stderr}`).toBe(0);
    }
    const again = spawnSync('sh', ['-ec', blocks[0]!], { cwd: folder, env, encoding: 'utf8' });
    expect(again.stdout).toMatch(/kept .*spaza\.toml[^]*kept .*pages\.yaml[^]*kept .*stores\.csv[^]*kept .*database/);

    const serving = spawn('sh', ['-c', `exec ${blocks.at(-1)}`], { cwd: folder, env, stdio: 'ignore' });
    try {
      const base = `http://127.0.0.1:${port}`;
      const ready = async () => (await fetch(`${base}/health/ready`).catch(() => undefined))?.status;
      await expect.poll(ready).toBe(200);
      const page = async (path: string) => {
        const answer = await fetch(`${base}${path}`);
        return { status: answer.status, text: await answer.text() };
      };
      // The renderers load their script while the first pages are already answered, as bare shells.
      await expect.poll(async () => (await page('/')).text.includes('"rendered":true')).toBe(true);
      const home = await page('/');
      expect(home.status).toBe(200);
      expect(home.text).toContain('<title>Kloof Hardware | Tools and garden</title>');
      expect(home.text).toContain('Paarl, 7646');
      const links = new Set([...home.text.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, path]) => path!));
      expect(links).toContain('/s/privacy');
      expect(links).toContain('/s/price-beat');
      expect(links).not.toContain('/s/warranties');
      const looked = ['/', '/l/c/watering', '/account/login', '/cart', ...links];
      const products = JSON.parse((await page('/occ/v2/spaza/channel/web/zone/S1/products/1001?fields=FULL')).text);
      looked.push(products.url);
      // What editors may show beside a cart is asked for by every cart: nobody has made it yet.
      const besideCart = await page('/occ/v2/spaza/channel/web/zone/S1/users/anonymous/cms/pages?pageLabelOrId=cartPage');
      expect(besideCart.status).toBe(200);
      expect(JSON.parse(besideCart.text).contentSlots?.contentSlot ?? []).toEqual([]);
      for (const path of looked) {
        const { status, text } = await page(path);
        expect(status, path).toBe(200);
        // Names of this program's storage and calls may stand in a page; what a shopper reads may not be the demo's.
        expect(text.replace(/\/occ\/v2\/spaza|spazaProductCatalog/g, ''), path).not.toMatch(/Spaza|Midrand|G205/);
      }
      const product = await page(products.url);
      expect(product.text).toMatch(/<picture><source type="image\/avif" srcSet="\/media\/[0-9a-f]{20}\/160\.avif 160w, [^"]* 1600w"/);
      expect((await page('/l/c/watering')).text.match(/<picture>/g)).toHaveLength(5);
      const picture = await fetch(`${base}/media/1001.png`);
      expect(picture.headers.get('content-type')).toBe('image/jpeg');
      const tag = picture.headers.get('etag')!;
      expect((await fetch(`${base}/media/1001.png`, { headers: { 'if-none-match': tag } })).status).toBe(304);
      for (const bad of ['..%2fspaza.toml', 'spaza.toml', '1001.html', 'missing.png'])
        expect((await fetch(`${base}/media/${bad}`)).status, bad).toBe(404);
    } finally {
      serving.kill('SIGTERM');
      await new Promise((done) => serving.once('exit', done));
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('pictures no page would show are refused with file, line and reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spaza-pictures-'));
  try {
    const rows = ['javascript:alert(1)', 'file:///etc/passwd', 'pictures/a.jpg', 'http://pictures.example/a.jpg', '//pictures.example/a.jpg'];
    const csv = ['code,name,brandName,category,images', ...rows.map((image, n) => `${n},Kettle,Riviera,kettles,${image}`)];
    const file = join(folder, 'products.csv');
    writeFileSync(file, csv.join('\n'));
    const ran = spawnSync(program('spaza'), ['import', '--database', `sqlite:${join(folder, 'shop.db')}`, file], { encoding: 'utf8' });
    expect(ran.status).toBe(1);
    rows.forEach((image, n) => expect(ran.stderr).toContain(`products.csv:${n + 2}: images '${image}'`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the program says its version, and names a command it does not know', () => {
  expect(spawnSync(program('spaza'), ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^spaza \d+\.\d+\.\d+\n$/);
  const unknown = spawnSync(program('spaza'), ['imprt'], { encoding: 'utf8' });
  expect(unknown.status).not.toBe(0);
  expect(unknown.stderr).toBe("spaza: 'imprt' is no command (did you mean import?)\n");
});

test('every command finds the database in the environment, so that no password stands on a command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spaza-env-'));
  try {
    const env = { ...process.env, SPAZA_DATABASE_URL: `sqlite:${join(folder, 'shop.db')}` };
    const run = (...args: string[]) => spawnSync(program('spaza'), args, { env, encoding: 'utf8' });
    const backup = join(folder, 'shop.backup');
    for (const args of [['migrate'], ['backup', '--to', backup], ['restore', '--from', backup, '--force'], ['refunds', 'list'], ['reviews'], ['preview']]) {
      const ran = run(...args);
      expect(ran.status, `${args.join(' ')}\n${ran.stderr}`).toBe(0);
    }
    const nowhere = spawnSync(program('spaza'), ['backup', '--to', backup], { env: { ...env, SPAZA_DATABASE_URL: '' }, encoding: 'utf8' });
    expect(nowhere.stderr).toContain('SPAZA_DATABASE_URL');
    const doctor = run('doctor');
    expect(doctor.stdout).toMatch(/shop: no store has been imported/);
    expect(doctor.stdout).toMatch(/these pages are missing: homepage, terms, privacy/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
