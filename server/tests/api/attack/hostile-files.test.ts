// Files that are not what they say: refused at their field, or kept as bare pixels; the shop goes on.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client, Schemas } from '../support/client.ts';
import { parts } from '../support/forms.ts';
import { customer } from '../support/people.ts';
import { decoded, photograph } from '../support/pictures.ts';
import { canary, hostileFiles, type HostileFile } from './hostile_files.ts';

const jpeg = (await decoded(photograph(60, 40))).variants.get('jpg 60 40')!;
const corpus = hostileFiles(jpeg);
let client: Client;
beforeAll(async () => {
  ({ client } = await customer());
});

const starts: Record<string, string> = { 'image/jpeg': '\xff\xd8\xff', 'image/png': '\x89PNG', 'application/pdf': '%PDF-' };
const ends: Record<string, string> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'application/pdf': '.pdf' };

/** What the shop makes of it; fails where that is neither a clear refusal nor a harmless file. */
const fateOf = async ({ name, type, content }: HostileFile): Promise<HostileFile['fate']> => {
  const sent = await client.call<Schemas['Attachment']>('POST', '/users/current/attachments', await parts([['file', { name, type, content }]]));
  if (sent.status !== 201) {
    expect(sent.status).toBe(400);
    expect((sent.body as unknown as Schemas['ErrorList']).errors[0]).toMatchObject({ type: 'ValidationError', subject: name.includes('\0') ? 'body' : 'file' }); // such a form is none
    return 'refused';
  }
  const { id, filename, mediaType } = sent.body;
  expect(filename.endsWith(ends[mediaType]!)).toBe(true);
  expect(filename).not.toMatch(/[\p{Cc}<>:"|?*\\/;%]/u);
  expect(filename.startsWith('.')).toBe(false);
  const answer = await fetch(`${client.base}${client.prefix()}/users/current/attachments/${id}`, { headers: { authorization: `Bearer ${client.token}` } });
  expect(answer.headers.get('content-type')).toBe(mediaType);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const kept = Buffer.from(await answer.arrayBuffer());
  expect(kept.subarray(0, starts[mediaType]!.length).toString('latin1')).toBe(starts[mediaType]);
  if (mediaType === 'application/pdf') {
    expect(kept.equals(content)).toBe(true);
    return 'kept';
  }
  for (const trace of [canary, 'Exif', 'GPS', 'xmpmeta', '<script', '<?php', 'PK\x03\x04', '%PDF']) expect(kept.includes(Buffer.from(trace, 'latin1')), `${trace} is still there`).toBe(false);
  const [, width, height] = /^\w+ (\d+) (\d+) /.exec((await decoded(kept)).head) ?? [];
  expect(Math.max(Number(width), Number(height)), 'the longer side of what was kept').toBeLessThanOrEqual(2_400);
  return 'cleaned';
};

test('there are two hundred of them at least', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
  expect(new Set(corpus.map(({ what }) => what)).size).toBe(corpus.length);
});

describe.each(corpus)('$what', (file) => {
  test(file.fate ? `is ${file.fate}` : 'is refused or cleaned', async () => {
    const fate = await fateOf(file);
    if (file.fate) expect(fate).toBe(file.fate);
  });
});

test('an ordinary photograph is taken in after all of them', async () => {
  expect(await fateOf({ what: 'a photograph', name: 'Dent.png', type: 'image/png', content: photograph(60, 40, { seed: 3 }) })).toBe('cleaned');
});
