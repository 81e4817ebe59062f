// Commands that respect people: what is offered, named, and said to scripts.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlOn } from './support/sql.ts';
import { freshDatabase, fillDemoShop, importFile, program, type FreshDatabase } from './support/server.ts';

let folder: string;
let database: FreshDatabase;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaza-words-'));
  database = freshDatabase();
  fillDemoShop(database.url, 20);
});
afterAll(() => {
  database.drop();
  rmSync(folder, { recursive: true, force: true });
});
const spaza = (...args: string[]) => spawnSync(program('spaza'), args, { encoding: 'utf8' });
const json = (...args: string[]) => JSON.parse(spaza(...args, '--json', '--database', database.url).stdout);

test('bash completes commands, words below them and options, as the program has them', () => {
  const script = join(folder, 'completion');
  writeFileSync(script, spaza('completion', 'bash').stdout);
  const offered = (...words: string[]) =>
    spawnSync('bash', ['-c', `. ${script}; COMP_WORDS=(spaza "$@") COMP_CWORD=$#; _spaza; echo "\${COMPREPLY[@]}"`, 'bash', ...words], { encoding: 'utf8' }).stdout.trim().split(' ');
  expect(offered('ex')).toEqual(['export']);
  expect(offered('orders', 'c')).toEqual(['cancel', 'collect']);
  expect(offered('orders', 'list', '--st')).toEqual(['--status']);
  expect(offered('import', '--dry')).toEqual(['--dry-run']);
  expect(offered('import', 'no-such-thing')).toEqual(['']);
  const all = spaza('--help').stdout.match(/^ {2}(\S+)/gm)!.map((name) => name.trim()).filter((name) => !name.startsWith('-'));
  for (const name of all) expect(offered(''), name).toContain(name);
});

test('zsh and fish get the same words; another shell is named with the nearest', () => {
  for (const shell of ['zsh', 'fish']) {
    const { stdout, status } = spaza('completion', shell);
    expect(status).toBe(0);
    for (const word of ['export', 'list', 'dry-run']) expect(stdout, shell).toContain(word);
  }
  expect(spaza('completion', 'zhs').stderr).toBe("spaza: 'zhs' is no shell that is known (did you mean zsh?); there are bash, zsh and fish\n");
});

test('unknown words are named with the nearest, and what may be said is listed', () => {
  expect(spaza('exprot').stderr).toBe("spaza: 'exprot' is no command (did you mean export?)\n");
  expect(spaza('orders', 'lsit').stderr).toBe("spaza: 'orders lsit' is no command (did you mean list?)\n");
  expect(spaza('tickets', 'answer', 'T-1', '--txet', 'x').stderr).toContain('there is no option --txet (did you mean --text?)');
  expect(spaza('orders', 'quetzal').stderr).toMatch(/^spaza: 'orders quetzal' is no command; there are list, show, /);
  const option = spaza('import', '--dryrun', 'x.csv');
  expect(option.status).not.toBe(0);
  expect(option.stderr).toBe('spaza: there is no option --dryrun (did you mean --dry-run?); see `spaza import --help`\n');
  const status = spaza('orders', 'list', '--status', 'REDY', '--database', database.url);
  expect(status.status).toBe(1);
  expect(status.stderr).toMatch(/'REDY' is no status \(did you mean READY\?\); there are WAITING, READY, PICKPACK, /);
  expect(spaza('import', '--help').stdout).toContain('categories, brands, attributes, stores, products');
});

test('lists that scripts read are JSON', () => {
  expect(json('orders', 'list')).toEqual([]);
  expect(json('staff', 'list')).toEqual([{ email: 'palesa.nkosi@spaza.example', name: 'Palesa Nkosi', roles: 'owner', state: 'invited', signedInAt: null }]);
  expect(json('staff', 'tokens')).toEqual([]);
  const { findings, problems } = json('doctor');
  expect(findings.filter(({ is }: any) => is === 'problem')).toHaveLength(problems);
  expect(findings[0]).toMatchObject({ is: 'ok', about: 'program' });
});

test('the doctor names stores without hours, links that lead nowhere, and prices of nothing', () => {
  importFile(database.url, 'stores.csv', 'code,name,latitude,longitude\nQ1,Q1,-33,18\n');
  importFile(
    database.url,
    'content.yaml',
    'pages:\n  - code: linking\n    kind: static\n    slots:\n      - code: L\n        components:\n          - uid: l-1\n            type: CMSParagraphComponent\n' +
      '            content: \'<p><a href="/s/nowhere">a</a> <a href="/l/c/no-department">b</a> <a href="/s/linking">c</a></p>\'\n',
  );
  const { stdout } = spaza('doctor', '--database', database.url);
  expect(stdout).toMatch(/shop: stores without opening hours: Q1;/);
  expect(stdout).toMatch(/shop: links that lead nowhere: [^;]*\/s\/nowhere \(page linking\)/);
  expect(stdout).toMatch(/\/l\/c\/no-department \(page linking\)/);
  expect(stdout).not.toMatch(/\/s\/linking \(page/);
});

test('the doctor goes on looking, and says once what came and went', async () => {
  const watching = spawn(program('spaza'), ['doctor', '--watch', '1', '--json', '--database', database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  watching.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const said = (about: string) => printed.split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter((line) => line.about === about);
  try {
    await expect.poll(() => said('mail')).toHaveLength(1);
    expect(said('program')).toEqual([]);
    expect(said('dated settings')).toEqual([]);
    sqlOn(database.url, "INSERT INTO dated_setting (name, valid_from, value, set_at, set_by) VALUES ('delivery_fee_cents', 1, 'R 90', 1, 'test')");
    await expect.poll(() => said('dated settings')).toMatchObject([{ is: 'problem', change: 'new' }]);
    sqlOn(database.url, "DELETE FROM dated_setting WHERE value = 'R 90'");
    await expect.poll(() => said('dated settings')).toMatchObject([{ change: 'new' }, { is: 'problem', change: 'gone', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
    expect(said('mail')).toHaveLength(1);
  } finally {
    watching.kill('SIGINT');
  }
  expect(await once(watching, 'exit')).toEqual([0, null]);
});
