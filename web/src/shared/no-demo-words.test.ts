// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

/** What names the program itself, not a shop: where it stands and nowhere else. */
const theProgram: [where: RegExp, what: RegExp][] = [
  [/./, /X-Spaza-(Stale|Signature|Key|Event-Id|Backoffice|Quiet)/g], // headers
  [/./, /isSpazaNewsletterPreference/g], // a member of the contract
  [/^server\/src\/app\/command_line\.cpp$/, /"Spaza: an online store/g],
  [/^server\/src\/app\/commands\/serve\.cpp$/, /"Spaza listens on /g],
  [/^server\/src\/render\/main\.cpp$/, /context\.get\(\), "Spaza"/g], // the script's own name for what it offers
  [/^server\/src\/paysim\/main\.cpp$/, /authority Spaza speaks to/g],
  [/^deploy\/debian\/(control|copyright)$/, /Upstream-Name: Spaza|Spaza contributors/g],
];

const isDemo = /^server\/src\/shop\/demo\//;
const isTest = /(\.test\.tsx?|_test\.cpp|_fixture\.hpp|\/test\/.*)$/;
const isMade = /schema\.d\.ts$/;

const filesOf = (folder: string) =>
  readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repository.length + 1))
    .filter((file) => !isDemo.test(file) && !isTest.test(file) && !isMade.test(file));

test.each([
  ['server/src', 400],
  ['server/assets/mail', 60],
  ['server/assets/starter', 1],
  ['web/src', 400],
  ['contract/messages', 1],
  ['deploy', 10],
])('no file of %s names a demo shop, its town or its zone', (folder, least) => {
  const files = filesOf(folder);
  expect(files.length).toBeGreaterThanOrEqual(least); // there was something to look at
  const named = files.filter((file) => {
    let words = readFileSync(join(repository, file), 'utf8');
    for (const [where, what] of theProgram) if (where.test(file)) words = words.replace(what, '');
    return /Spaza|Midrand|G205|Klipkop/.test(words);
  });
  expect(named).toEqual([]);
});
