// `spaza init`: what it asks, takes from flags and files, checks, and leaves alone.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engine, freshDatabase, program } from './support/server.ts';

let folder: string;
let shop: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaza-init-'));
  shop = join(folder, 'kloof');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { SPAZA_DATABASE_URL: _, ...env } = process.env;
const init = (args: string[], input = '') => spawnSync(program('spaza'), ['init', '--to', shop, ...args], { encoding: 'utf8', input, env });
const facts = ['--name', 'Kloof Hardware', '--address', '12 Lady Grey Street', '--address', 'Paarl', '--email', 'help@kloof.example', '--phone', '+27215550142'];
const answers = `Kloof Hardware
Tools and garden



12 Lady Grey Street
Paarl

help@kloof.example
+27215550142
yes
12 Lady Grey Street
Paarl Central
7646




payfast
10000100
very-secret-key



`;
const settings = () => readFileSync(join(shop, 'spaza.toml'), 'utf8');
const looked = () => spawnSync(program('spaza'), ['doctor', '--config', join(shop, 'spaza.toml')], { encoding: 'utf8', env }).stdout;

test('it asks for what it is not given, and makes a shop with pages, a first store and a way to pay', () => {
  const ran = init(['--ask'], answers);
  expect(ran.status, ran.stderr).toBe(0);
  expect(ran.stdout).toMatch(/Name of the shop: .*Company that sells \[Kloof Hardware\]: [^]*Town \[Paarl\]: [^]*filled +the database: 9 pages, the first store/s);
  expect(settings()).toContain('\nname = "Kloof Hardware"\n');
  expect(settings()).toContain('\npayfast_merchant_id = "10000100"\n');
  expect(settings()).toContain('\npayfast_merchant_key = "very-secret-key"\n');
  expect(settings()).toContain('\nfrom = "no-reply@kloof.example"\n');
  expect(statSync(join(shop, 'spaza.toml')).mode & 0o777).toBe(0o600);
  const stores = spawnSync(program('spaza'), ['export', 'stores', '--config', join(shop, 'spaza.toml')], { encoding: 'utf8', env });
  expect(stores.stdout.split('\n')[1]).toMatch(/^S1,S1,Kloof Hardware Paarl,no,-3\d\.\d+,\d\d\.\d+,12 Lady Grey Street,Paarl Central,Paarl,7646,ZA-WC,\+27215550142,closed\|08:00-17:00/);
  expect(looked()).not.toMatch(/pages are missing|no store|without opening hours|lead nowhere/);
});

test('on a terminal it asks by itself, and a secret is not shown', () => {
  const typed = spawnSync('script', ['-qec', `${program('spaza')} init --to ${shop}`, '/dev/null'], { encoding: 'utf8', input: answers, env });
  expect(typed.status, typed.stdout).toBe(0);
  expect(typed.stdout).toContain('Name of the shop');
  expect(existsSync(join(shop, 'shop.db'))).toBe(true);
});

test('what is missing is named when nobody can be asked, and nothing is written', () => {
  const ran = init(['--name', 'Kloof Hardware']);
  expect(ran.status).toBe(1);
  expect(ran.stderr).toBe('spaza: --address, --email, --phone must be given (or --from FILE; on a terminal you are asked)\n');
  const short = init(['--ask'], 'Kloof Hardware\nTools\n');
  expect(short.stderr).toBe('spaza: stopped: nothing was written\n');
  expect(existsSync(shop)).toBe(false);
});

test('flags go before the file; sections of the file are settings, its store is checked', () => {
  const file = join(folder, 'answers.toml');
  const write = (text: string) => writeFileSync(file, text);
  write('[shop]\nname = "Other"\naddress = ["A", "B"]\nemail = "a@b.example"\nphone = "+27215550142"\nreturn_days = 30\n[store]\npostalCode = "7646"\nhours = "Mon-Sat 09:00-16:00"\n');
  expect(init(['--from', file, '--name', 'Kloof Hardware']).status).toBe(0);
  expect(settings()).toContain('\nname = "Kloof Hardware"\n');
  expect(settings()).toContain('\nreturn_days = 30\n');
  expect(settings()).toContain('\naddress = ["A", "B"]\n');
  rmSync(shop, { recursive: true });
  for (const [text, why] of [
    ['[shop]\nnmae = "x"\n', 'answers.toml:2: there is no setting shop.nmae (did you mean shop.name?)'],
    ['[shop]\nname = "x"\n[mail]\nsmtp_url = "mail.example"\n', 'answers.toml:4: mail.smtp_url'],
    ['[serve]\nport = 99999\n', 'answers.toml:2: serve.port must be a whole number from 0 to 65535'],
    ['[store]\nhour = "x"\n', 'answers.toml:2: a store has no hour (did you mean hours?)'],
    ['[shop\n', 'answers.toml:1: '],
  ] as const) {
    write(text);
    const ran = init(['--from', file, ...facts]);
    expect(ran.status, text).toBe(1);
    expect(ran.stderr).toContain(why);
    expect(existsSync(shop)).toBe(false);
  }
  const hours = init([...facts, '--store-postal-code', '7646', '--store-hours', 'always']);
  expect(hours.stderr).toContain("hours 'always' cannot be read; write them as Mon-Fri 08:00-17:00, Sat 08:00-13:00");
  expect(init([...facts, '--store-postal-code', '0000', '--store-hours', 'Mon 08:00-17:00']).stderr).toContain("postalCode '0000' is not known");
  expect(existsSync(shop)).toBe(false);
});

test('run again it keeps what is there; a dry run writes nothing', () => {
  const dry = init([...facts, '--dry-run']);
  expect(dry.stdout).toMatch(/would write .*spaza\.toml[^]*would write .*pages\.yaml/);
  expect(existsSync(shop)).toBe(false);
  expect(init(facts).status).toBe(0);
  const before = settings();
  writeFileSync(join(shop, 'content/pages.yaml'), 'mine');
  const again = init(['--name', 'Another', ...facts.slice(2)]);
  expect(again.stdout).toMatch(/kept .*spaza\.toml\nkept .*pages\.yaml\nkept +the database, which holds a shop already\n/);
  expect(settings()).toBe(before);
  expect(readFileSync(join(shop, 'content/pages.yaml'), 'utf8')).toBe('mine');
  expect(looked()).toMatch(/no store has been imported/);
});

test.skipIf(engine !== 'postgresql')('its database may be PostgreSQL', () => {
  const database = freshDatabase();
  try {
    const ran = init([...facts, '--database', database.url, '--store-postal-code', '7646', '--store-hours', 'Mon-Fri 08:00-17:00']);
    expect(ran.status, ran.stderr).toBe(0);
    expect(existsSync(join(shop, 'shop.db'))).toBe(false);
    expect(spawnSync(program('spaza'), ['export', 'stores', '--database', database.url], { encoding: 'utf8', env }).stdout).toContain('Kloof Hardware Paarl');
  } finally {
    database.drop();
  }
});

test('who stops it while it asks has written nothing', async () => {
  const child = spawn(program('spaza'), ['init', '--to', shop, '--ask'], { stdio: ['pipe', 'pipe', 'ignore'], env });
  child.stdin.write('Kloof Hardware\n');
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  await expect.poll(() => said).toContain('What it sells');
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
  expect(existsSync(shop)).toBe(false);
});
