// A power cut while files are on their way: what was acknowledged is there, and nothing half-done stays behind.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { parts } from './support/forms.ts';
import { customer } from './support/people.ts';
import { photograph } from './support/pictures.ts';
import { startOwnShop } from './support/server.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
beforeAll(async () => {
  own = await startOwnShop('kill-upload', { env: { SPAZA_LIMITS_ENABLED: 'false' } });
});
afterAll(() => own?.stop());

const count = (sql: string) => Number(sqlOn(own.shop.database, sql));
const halves = () => ({
  withoutContent: count('SELECT COUNT(*) FROM attachment a WHERE NOT EXISTS (SELECT 1 FROM attachment_content c WHERE c.attachment_id = a.id)'),
  withoutName: count('SELECT COUNT(*) FROM attachment_content c WHERE NOT EXISTS (SELECT 1 FROM attachment a WHERE a.id = c.attachment_id)'),
});

/** The processes the server has started, such as the one that looks at pictures. */
const children = (parent: number) =>
  readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name) || !existsSync(`/proc/${name}/stat`)) return false;
    try {
      return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]) === parent;
    } catch {
      return false; // it ended meanwhile
    }
  });

const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'x'), Buffer.from('\n%%EOF\n')]);

/** Sends the head and half of the body, and keeps the line open. */
const halfAnUpload = async (client: Client) => {
  const { raw } = await parts([['file', { name: 'Half.pdf', content: pdf(2_000_000) }]]);
  const body = Buffer.from(raw!.text as Uint8Array);
  const { hostname, port } = new URL(client.base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const head = `POST ${client.prefix()}/users/current/attachments HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${client.token}\r\nContent-Type: ${raw!.type}\r\nContent-Length: ${body.length}\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, body.length / 2)]), () => resolve()));
  return socket;
};

test('kill -9 while files are uploaded leaves nothing behind, and keeps what was acknowledged', { timeout: 240_000 }, async () => {
  const { client } = await customer({}, new Client({ base: own.shop.base }));
  const kept: Schemas['Attachment'][] = [];
  for (let round = 0; round < 4; ++round) {
    const lines = await Promise.all([1, 2, 3].map(() => halfAnUpload(client)));
    let alive = true;
    const busy = [pdf(500_000), photograph(400, 300)].map(async (content, kind) => {
      while (alive)
        try {
          const { status, body } = await client.call<Schemas['Attachment']>('POST', '/users/current/attachments', await parts([['file', { name: kind ? 'a.png' : 'a.pdf', content }]]));
          if (status === 201) kept.push(body);
        } catch {
          await pause(10); // cut off in between: what was not acknowledged may or may not be there
        }
    });
    const before = kept.length;
    await expect.poll(() => kept.length).toBeGreaterThan(before + 1);
    await pause(Math.random() * 200);
    const started = children(own.shop.pid);
    await own.shop.kill();
    alive = false;
    await Promise.all(busy);
    for (const line of lines) line.destroy();
    await expect.poll(() => started.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 20_000 }).toEqual([]);
    await own.restart();
    expect(halves()).toEqual({ withoutContent: 0, withoutName: 0 });
  }
  for (const { id, size } of kept) {
    const answer = await fetch(`${client.base}${client.prefix()}/users/current/attachments/${id}`, { headers: { authorization: `Bearer ${client.token}` } });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(size);
  }
  // Whatever went with no message is removed within a day, acknowledged or not.
  expect(count("SELECT COUNT(*) FROM attachment WHERE filename LIKE 'Half%'")).toBe(0);
});
