import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { program } from './support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'spaza-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const listed = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** Of months long before the shop sold anything, so that nobody but those who wrote in takes part. */
const draw = (...said: string[]) => {
  const { status, stdout, stderr } = spawnSync(program('spaza'), ['draw', '--database', inject('shop').database, ...said], {
    encoding: 'utf8',
    env: { ...process.env, SPAZA_MAIL_DEV_OUTBOX: 'true' },
  });
  return { ok: status === 0, out: stdout, said: stderr };
};

describe('the voucher of a month', () => {
  test('goes to one of those who take part, and stays there', () => {
    const file = listed('wrote-in.csv', 'name,contact\nAyanda Mokoena,082 555 0101\n');
    const first = draw('--month', '2020-01', '--entries', file);
    expect(first).toMatchObject({ ok: true, out: expect.stringMatching(/^1 entry in 2020-01, .*wrote in, Ayanda Mokoena, 082 555 0101/) });
    expect(draw('--month', '2020-01').out).toBe(first.out);
    const other = listed('others.csv', 'name,contact\nJaco,jaco@example.com\n');
    expect(draw('--month', '2020-01', '--entries', other)).toMatchObject({ ok: false, out: first.out, said: expect.stringContaining('drawn before') });
  });

  test('is not drawn by looking, nor before the third of the next month', () => {
    expect(draw('--month', '2020-02')).toMatchObject({ ok: false, said: expect.stringContaining('--no-entries') });
    const thisMonth = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 7);
    expect(draw('--month', thisMonth, '--no-entries')).toMatchObject({ ok: false, said: expect.stringContaining(`${thisMonth} is drawn from`) });
    expect(draw('--month', '2020-02', '--no-entries').said).toContain('nobody takes part');
  });

  test.each([
    ['', 'begins with the line name,contact'],
    ['who,where\nA,B\n', 'begins with the line name,contact'],
    ['name,contact\nAyanda,082\nJaco,\n', 'line 3: a name and a contact'],
    ['name,contact\nAyanda,082,more\n', 'line 2: a name and a contact'],
  ])('a list like %j is refused and nothing is drawn', (text, said) => {
    const refused = draw('--month', '2020-03', '--entries', listed('bad.csv', text));
    expect(refused).toMatchObject({ ok: false, out: '', said: expect.stringContaining(said) });
    expect(draw('--month', '2020-03').said).toContain('not drawn yet');
  });

  test('a month that is none is refused', () => {
    expect(draw('--month', '2020-13', '--no-entries').said).toContain('a month is like 2026-11');
  });
});
