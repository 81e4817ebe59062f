// @vitest-environment node
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const script = join(root, 'web/dist-ssr/render.js');
const worker = join(root, 'build/release/spaza-render');
const built = existsSync(script) && existsSync(worker);

const shop = { channel: 'web', zone: 'G205' };
const product = {
  code: '1',
  name: 'Kettle <1.7 L> & "more"',
  url: '/p/1',
  price: { currencyIso: 'ZAR', value: 499 },
  purchasable: true,
  stock: { stockLevelStatus: 'inStock', stockLevel: 9 },
};
const call = {
  call: 'render',
  url: '/p/1',
  shop,
  data: { '/products/1?fields=FULL': { status: 200, body: product } },
};

/** The built script in an empty world, as JavaScriptCore gives it. */
function inNode(request: unknown): string[] {
  const world = createContext({ request: JSON.stringify(request) });
  runInContext(`${readFileSync(script, 'utf8')}; globalThis.Spaza = Spaza`, world);
  return [
    runInContext('Spaza.answer(request)', world) as string,
    runInContext('Spaza.rest()', world) as string,
  ];
}

function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

async function inWorker(request: unknown): Promise<string[]> {
  const process = spawn(worker, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  process.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  process.stdin.end(frame(JSON.stringify(request)));
  await new Promise((done) => process.on('close', done));
  const bytes = Buffer.concat(chunks);
  const first = bytes.readUInt32BE(0);
  return [bytes.subarray(4, 4 + first).toString(), bytes.subarray(8 + first).toString()];
}

test.skipIf(!built)('a page is the same to the byte in JavaScriptCore and in Node', async () => {
  const [head, markup] = inNode(call);

  expect(await inWorker(call)).toEqual([head, markup]);
  expect(markup).toContain('Kettle &lt;1.7 L> &amp; &quot;more&quot;');
  expect(JSON.parse(head ?? '')).toMatchObject({ status: 200, screen: 'pdp' });
});

test.skipIf(!built)('a product nobody has is answered 404 with InvalidPage', () => {
  const [head] = inNode({ ...call, data: { '/products/1?fields=FULL': { status: 404, body: {} } } });

  expect(JSON.parse(head ?? '')).toMatchObject({ status: 404, screen: 'invalid-page' });
});
