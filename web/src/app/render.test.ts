// @vitest-environment node
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const script = join(root, 'web/dist-ssr/render.js');
const worker = join(root, 'build/release/spaza-render');

// What a browser makes of the markup is looked at in a browser (e2e/flows/screens.spec.ts).
beforeAll(() => {
  for (const file of [script, worker])
    if (!existsSync(file)) throw new Error(`${file} is not built: ./dev build`);
});

const home = { zone: 'S1', town: 'Paarl', postalCode: '7646', latitude: -33.73, longitude: 18.97 };
const shop = { channel: 'web', zone: 'S1', home };
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
async function inNode(request: unknown): Promise<string[]> {
  const world = createContext({ request: JSON.stringify(request) });
  runInContext(`${readFileSync(script, 'utf8')}; globalThis.Spaza = Spaza`, world);
  await new Promise(setImmediate); // the parts of pages are there once the script has run
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

test('the script draws a page the same to the byte in JavaScriptCore, which serves it, and in Node', async () => {
  const [head, markup] = await inNode(call);

  expect(await inWorker(call)).toEqual([head, markup]);
  expect(markup).toContain('Kettle &lt;1.7 L&gt; &amp; &quot;more&quot;');
  expect(markup, 'what comes later in the browser is drawn here').toContain('id="reviews"');
  expect(markup, 'and nothing is left to the browser').not.toContain('<!--$!-->');
  expect(JSON.parse(head ?? '')).toMatchObject({ status: 200, screen: 'pdp' });
});

test('a product nobody has is answered 404 with InvalidPage', async () => {
  const [head] = await inNode({ ...call, data: { '/products/1?fields=FULL': { status: 404, body: {} } } });

  expect(JSON.parse(head ?? '')).toMatchObject({ status: 404, screen: 'invalid-page' });
});

test('where a product may be missing, what is shown instead is asked for and drawn', async () => {
  const [plan] = await inNode({ call: 'plan', url: call.url, shop });
  const { queries, instead } = JSON.parse(plan ?? '') as { queries: string[]; instead: string[] };
  const deals = instead[0]!;
  expect(deals).toContain('/products/viewAll/allPromotions');
  expect(queries, 'only then').not.toContain(deals);
  const departments = queries.find((query) => query.startsWith('/catalogs/'))!;

  const [, markup] = await inNode({
    ...call,
    data: {
      '/products/1?fields=FULL': { status: 404, body: {} },
      [departments]: {
        status: 200,
        body: { subcategories: [{ id: 'tv', code: 'tv', name: 'TV & audio', url: '/l/c/tv' }] },
      },
      [deals]: { status: 200, body: { products: [product] } },
    },
  });
  const main = /<main.*<\/main>/s.exec(markup!)![0];

  expect(main, 'a search that works without scripts').toMatch(
    /<form[^>]* role="search"[^>]* action="\/l\/search"/,
  );
  expect(main).toMatch(/<a [^>]*href="\/l\/c\/tv"/);
  expect(main).toContain('Kettle &lt;1.7 L&gt;');
});

test('a card in a list is drawn in one piece, as is a value of a filter: each boundary and each cut text costs', async () => {
  const url = '/l/c/kettles';
  const [plan] = await inNode({ call: 'plan', url, shop });
  const { queries } = JSON.parse(plan ?? '') as { queries: string[] };
  const path = queries.find((query) => query.startsWith('/category/kettles/search'))!;
  const query = { query: { value: ':relevance:brand:vela' } };
  const list = {
    products: ['1', '2'].map((code) => ({
      ...product,
      code,
      wasPrice: { currencyIso: 'ZAR', value: 599 },
      avgRating: 4.5,
      additionalAttributes: { estimatedDelivery: 'Delivered by Fri 12 June', deliveryDay: 'Fri 12 June' },
    })),
    currentQuery: { query: { value: 'kettle:relevance' } },
    pagination: { totalResults: 2, totalPages: 1, currentPage: 0, pageSize: 24 },
    facets: [
      {
        code: 'brand',
        name: 'Brand',
        values: [{ code: 'vela', name: 'Vela', count: 2, selected: true, query }],
      },
    ],
    sorts: [],
  };
  const [, markup] = await inNode({
    call: 'render',
    url,
    shop,
    data: { [path]: { status: 200, body: list } },
  });

  const cards = markup!.match(/<article.*?<\/article>/g)!;
  expect(cards).toHaveLength(2);
  for (const card of cards) expect(card).not.toContain('<!--');
  const [choice] = /<fieldset.*?<\/fieldset>/.exec(markup!)![0].match(/<label.*?<\/label>/g)!;
  expect(choice).toMatch(
    /^<label [^>]*><input type="checkbox" class="[^"]*" checked=""\/>Vela<span [^>]*>2<span class="sr"> /,
  );
});
