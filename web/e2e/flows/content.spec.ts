import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { answerAt, apiPath } from '../support/api';
import { closeBrowser, hears, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

afterAll(closeBrowser);

/** A page as it comes, without a browser. */
const fetched = async (path: string) => {
  const answer = await fetch(process.env.SPAZA_E2E_BASE + path, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
};
const linkedData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );

atAnyWidth('on a %s', (width) => {
  test("a brand's name heads its page once, and its list leads to its departments", async () => {
    const { page, end } = await visit(width);
    await page.goto('/brand/vela');
    const main = page.getByRole('main');
    expect((await main.getByRole('heading', { level: 1, name: 'Vela' }).boundingBox())!.width).toBeLessThan(
      2,
    );
    // Its departments first, then what its editor has to tell.
    const regions = await main.getByRole('region').evaluateAll((all) => all.map((each) => each.ariaLabel));
    const place = (name: string) => regions.indexOf(name);
    expect(place('Where we sell Vela')).toBeGreaterThanOrEqual(0);
    expect(place('Where we sell Vela')).toBeLessThan(place('Three ways to see it'));
    expect(place('Three ways to see it')).toBeLessThan(place('Most wanted'));
    const pictures = main.getByRole('region', { name: 'Most wanted' }).locator('article img');
    const drawings = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
    expect(new Set(drawings).size).toBeGreaterThanOrEqual(4);
    await page.goto('/l/b/vela');
    await main.getByRole('link', { name: 'TV & audio', exact: true }).first().click();
    await page.waitForURL('**/category/tv-audio/brand/vela');
    await main.getByRole('heading', { level: 1 }).waitFor();
    await end();
  });

  test("a brand's words and pictures keep clear of each other", async () => {
    const { page, end } = await visit(width);
    await page.goto('/brand/vela');
    const kinds = page.getByRole('region', { name: 'Three ways to see it' }).getByRole('listitem');
    await kinds.last().scrollIntoViewIfNeeded();
    for (const kind of await kinds.all()) {
      const words = (await kind.locator('p').first().boundingBox())!;
      const picture = (await kind.locator('img').boundingBox())!;
      if (width === 'phone') expect(words.x + words.width).toBeLessThanOrEqual(picture.x);
    }
    const brand = page.getByRole('main').getByText('Screens for rooms with the curtains open');
    const text = (await brand.boundingBox())!;
    if (width === 'phone') expect(text.width).toBeGreaterThan(280);
    await end();
  });

  test('the dots of the offers keep off their picture', async () => {
    const { page, end } = await visit(width);
    await page.goto('/');
    const offers = page.getByRole('region', { name: 'Offers' });
    const { x, y, width: wide } = (await offers.getByRole('button').last().boundingBox())!;
    if (width === 'desktop') expect(x + wide).toBeLessThan(560);
    else expect(y - (await offers.boundingBox())!.y).toBeLessThan(80);
    await end();
  });

  test('help leads to what answers, opens a question, and says who is reached and how', async () => {
    const { page, end } = await visit(width);
    await page.goto('/account/helpandsupport');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'What do you need help with?' }).waitFor();
    const field = main.getByRole('searchbox', { name: 'Search help' });
    await field.fill('refnd');
    const found = main.getByRole('region', { name: 'Answers for “refnd”' });
    const answer = found.getByRole('button').first();
    await answer.waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => answer.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await main.getByText(/at the latest 30 days after you cancelled/).waitFor();
    await field.fill('burst geyser');
    await main.getByRole('heading', { name: 'No answer for “burst geyser”' }).waitFor();
    await page.keyboard.press('Escape');
    const topics = main.getByRole('region', { name: 'Topics' });
    expect(await topics.getByRole('link').count()).toBeGreaterThanOrEqual(6);
    const question = main.getByRole('region', { name: 'Top questions' }).getByRole('group').first();
    await question.getByText('Where is my order?').click();
    await question.getByText(/Each part of an order shows its own status/).waitFor();
    const talk = main.getByRole('region', { name: 'Talk to us' });
    expect(await talk.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:/);
    const write = (name: string) => talk.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await write('Write')).toMatch(/^mailto:/);
    expect(await write('Write to us')).toBe('/account/writetous?new=1');
    await topics.getByRole('link', { name: 'Returns and refunds' }).click();
    await page.getByRole('heading', { level: 1, name: /return/i }).waitFor();
    await end();
  });

  test('an article has a picture, a day and an author, and leads on to others', async () => {
    const { page, end } = await visit(width);
    await page.goto('/blog/what-size-tv');
    const main = page.getByRole('main');
    await main.getByText('By Lerato Mokoena').waitFor();
    await main.getByText(/^Measure from couch to wall/).waitFor();
    await main.locator('img[src*="television-1"]').first().waitFor();
    const others = main.getByRole('complementary', { name: 'More to read' });
    expect(await others.getByRole('link', { name: 'What size TV fits your room' }).count()).toBe(0);
    await others.getByRole('link', { name: 'Keep a fridge cold through load-shedding' }).click();
    await page.getByRole('heading', { level: 1, name: /^Keep a fridge cold/ }).waitFor();
    await end();
  });

  test('whoever wants to reach the shop finds every way, and the other pages beside', async () => {
    const { page, end } = await visit(width);
    await page.goto('/s/contact');
    const main = page.getByRole('main');
    const hrefs = await main
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    for (const way of [/^\/account\/writetous/, /^tel:/, /^mailto:/, /^\/storelocator$/])
      expect(
        hrefs.some((href) => way.test(href ?? '')),
        String(way),
      ).toBe(true);
    const pages = main.getByRole('navigation', { name: 'Other pages' });
    expect(await pages.locator('[aria-current=page]').textContent()).toMatch(/Contact us/);
    await pages.getByRole('link', { name: 'Returns policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Returns policy' }).waitFor();
    await expect.poll(() => pages.locator('[aria-current=page]').textContent()).toMatch(/Returns policy/);
    await end();
  });

  test('a leaflet is paged through, read as text, and leads to its products', async () => {
    const { page, end } = await visit(width);
    await page.goto('/leaflets');
    await page.getByRole('link', { name: 'Big-screen book' }).click();
    await page.getByRole('heading', { level: 1, name: 'Big-screen book' }).waitFor();
    await page.getByText('Page 1 of 4').waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText(width === 'desktop' ? 'Page 3 of 4' : 'Page 2 of 4').waitFor();
    await page.getByRole('button', { name: 'Open as text' }).click();
    await page.getByRole('link', { name: /Vela 55-inch/ }).click();
    await page.getByRole('heading', { level: 1, name: /Vela 55-inch/ }).waitFor();
    await end();
  });

  test('a guest comes home to the cached page, asked without a token; the shop itself stands in for it', async () => {
    const { page, end } = await visit(width);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/cache/') || pathname.endsWith('/cms/pages'))
        asked.push(
          `${pathname.startsWith('/cache/') ? 'cache' : 'shop'} ${request.headers().authorization ?? ''}`.trim(),
        );
    });
    const comeHome = async () => {
      asked.length = 0;
      await page.goto('/s/privacy');
      await page.getByRole('banner').getByRole('link', { name: 'Spaza, home' }).click();
      await page.getByRole('region', { name: 'Offers', exact: true }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Shop by department' }).waitFor();
      return [...asked];
    };
    expect(await comeHome()).toEqual(['cache']);
    for (const broken of [
      { status: 503 },
      { json: { contentSlots: { contentSlot: [] } } },
      { body: 'not JSON' },
    ]) {
      await page.route('**/cache/**', (route) => route.fulfill(broken));
      expect(await comeHome()).toEqual(['cache', 'shop']);
      await page.unroute('**/cache/**');
    }
    await end(/status of 503/);
  });

  test('an event shows the dates of the province chosen', async () => {
    const { page, end } = await visit(width);
    await page.goto('/event/power-roadshow');
    await page.getByRole('link', { name: 'Western Cape' }).click();
    await page.getByText('Tygerkloof Centre').waitFor();
    expect(await page.getByText('Protea Court').count()).toBe(0);
    await end();
  });

  test('features unfold, a picture is looked at closely, and other stores are reported', async () => {
    const { page, end } = await visit(width);
    await page.goto('/p/10448821');
    const features = page.getByRole('region', { name: 'Key features' }).getByRole('listitem');
    expect(await features.count()).toBe(2);
    await page.getByRole('button', { name: /^Show all/ }).click();
    await expect.poll(() => features.count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Look closer' }).first().click();
    const closer = page.getByRole('dialog');
    await closer.getByText(/^Picture 1 of/).waitFor();
    await page.keyboard.press('ArrowRight');
    await closer.getByText(/^Picture 2 of/).waitFor();
    await page.getByRole('button', { name: 'Close the picture' }).click();
    await closer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Check other stores' }).click();
    await page
      .getByRole('dialog', { name: 'Stores with this product' })
      .getByRole('listitem')
      .first()
      .waitFor();
    await end();
  });

  test('a customer writes a review, which waits to be read', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.signsUp();
    await page.goto('/p/10449020');
    // Who is signed in is known down there once one has come near.
    await page
      .getByRole('heading', { name: /review/i })
      .first()
      .scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Write a review' }).click();
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByText('Please choose 1 to 5 stars.').waitFor();
    await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
    await page.getByLabel('Headline').fill('Quick supper');
    await page.getByLabel('Your review').fill('Chips in eighteen minutes, as they said.');
    await page.getByRole('button', { name: 'Send review' }).click();
    await hears(page, /Thank you\. We'll read your review before it goes live\./);
    await end();
  });

  test('what happens is reported to our table always, to the data layer only after a yes', async () => {
    const { page, end } = await visit(width);
    const reported: string[] = [];
    await page.route('**/collect', async (route) => {
      reported.push(route.request().postData() ?? '');
      await route.continue();
    });
    await page.goto('/p/10448821');
    await expect.poll(() => reported.join('')).toContain('"event":"view_item"');
    expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toBeUndefined();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    // Heard before the page's scripts were there, it counts once the button says so.
    await page.getByRole('button', { name: 'Allow', exact: true, pressed: true }).waitFor();
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? [])))
      .toContain('"event":"view_item"');
    await end();
  });
});

test('old addresses answer 301: of products under another path, of pages renamed, with the query kept', async () => {
  const product = await fetched('/p/10448821?a=1');
  expect(product).toMatchObject({ status: 301 });
  expect(product.location).toMatch(/\/televisions\/.*\/p\/10448821\?a=1$/);
  expect(await fetched('/s/returns')).toMatchObject({ status: 301, location: '/s/returns-policy' });
  expect(await fetched('/l/c/tvs')).toMatchObject({ status: 301, location: '/l/c/televisions' });
  expect((await fetched('/s/nothing-here')).status).toBe(404);
});

test('what the maker tells of a product stands on its page, without scripts too', async () => {
  const reported = await fetched('/tv-audio/televisions/55-to-65-inch/p/10448821');
  expect(reported.status).toBe(200);
  expect(reported.html).toContain('Made for bright rooms');
  const { html } = await fetched((await fetched('/p/10448822')).location!);
  expect(html).not.toContain('From Vela');
});

test('a search for a whole code or for a page of the shop is answered 302, without scripts too', async () => {
  const product = await fetched('/l/search/10448821');
  expect(product.status).toBe(302);
  expect(product.location).toMatch(/\/televisions\/.*\/p\/10448821$/);
  expect(await fetched('/l/search?q=returns')).toMatchObject({ status: 302, location: '/s/returns-policy' });
  expect((await fetched('/l/search/television')).status).toBe(200);
});

test('a path or a query that is not text is answered with a page', async () => {
  for (const path of ['/%E0%A4%A', '/l/c/%ff', '/a/%zz?b=%ff']) {
    const { status, html } = await fetched(path);
    expect(status, path).toBe(404);
    expect(html, path).toContain('Page not found');
  }
  expect((await fetched('/?q=%E0')).status).toBe(200);
});

test('ways to pay are those the shop has, and instalments are promised within their limit alone', async () => {
  // Its limits are asked for after the start; the page kept until then must not be kept for ever.
  await expect.poll(async () => (await fetched('/')).html).toContain('Instalments</li>');
  expect((await fetched('/')).html).not.toContain('Store credit');
  const { paymentModes = [] } = await answerAt(apiPath('/cms/appConfig'));
  const most = paymentModes.find(({ code }) => code === 'instalments')!.maximumAmount!.value!;
  const query = { query: ':price-desc', pageSize: 1, fields: 'FULL' as const };
  const [tv] = (await answerAt(apiPath('/products/search', { query }))).products;
  expect(tv!.price!.value).toBeGreaterThan(most);
  const page = await fetched(tv!.url);
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('interest-free: 25% today');
});

test('every product page says who, what and how much in structured data', async () => {
  const map = await fetched('/sitemaps/products-1.xml');
  const paths = [...map.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname);
  const step = Math.max(1, Math.floor(paths.length / 200));
  const some = paths.filter((_, n) => n % step === 0).slice(0, 200);
  expect(some.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const path of some) {
    const { html, status } = await fetched(path);
    const data = linkedData(html);
    const product = data.find((each) => each['@type'] === 'Product') as Record<string, unknown> | undefined;
    const crumbs = data.find((each) => each['@type'] === 'BreadcrumbList') as
      { itemListElement?: unknown[] } | undefined;
    const offer = product?.offers as Record<string, unknown> | undefined;
    const has = (of: Record<string, unknown> | undefined, names: string[]) =>
      names.filter((name) => !of?.[name] || (Array.isArray(of[name]) && of[name].length === 0));
    const lacks = [
      ...has(product, ['name', 'image', 'description', 'sku', 'brand', 'url']),
      ...has(offer, ['price', 'priceCurrency', 'availability', 'url']),
      ...(crumbs?.itemListElement?.length ? [] : ['crumbs']),
      ...((crumbs?.itemListElement ?? []) as { position?: number; name?: string; item?: string }[]).flatMap(
        ({ position, name, item }, n) =>
          position === n + 1 && name && /^http/.test(item ?? '') ? [] : [`crumb ${n}`],
      ),
      ...(/^\d+\.\d\d$/.test(String(offer?.price)) && offer?.priceCurrency === 'ZAR'
        ? []
        : ['price in rand']),
      ...(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder)$/.test(String(offer?.availability))
        ? []
        : ['availability']),
      ...(product?.['@context'] === 'https://schema.org' && offer?.['@type'] === 'Offer' ? [] : ['types']),
      ...(/<link rel="canonical" href="http/.test(html) ? [] : ['canonical']),
      ...(/<meta property="og:image" content="http/.test(html) ? [] : ['og:image']),
      ...(/"url":"http/.test(JSON.stringify(product)) ? [] : ['absolute address']),
    ];
    if (status !== 200 || lacks.length > 0) missing.push(`${path} (${status}): ${lacks.join(', ')}`);
  }
  expect(missing).toEqual([]);
}, 300_000);

test('every store says where it is and when it is open in structured data, and home whose shop it is', async () => {
  const stores = linkedData((await fetched('/storelocator')).html).filter(
    (each) => each['@type'] === 'Store',
  );
  expect(stores.length).toBeGreaterThan(10);
  const missing = stores.flatMap((store) => {
    const of = (name: string) => (store[name] ?? {}) as Record<string, unknown>;
    const lacks = [
      ...['name', 'url', 'telephone'].filter((name) => !store[name]),
      ...['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'].filter(
        (name) => !of('address')[name],
      ),
      ...['latitude', 'longitude'].filter((name) => typeof of('geo')[name] !== 'number'),
      ...(/^http/.test(String(store.url)) ? [] : ['absolute address']),
      ...(
        (store.openingHoursSpecification as { opens?: string; closes?: string; dayOfWeek?: string }[]) ?? []
      ).flatMap(({ opens, closes, dayOfWeek }) => (opens && closes && dayOfWeek ? [] : ['hours'])),
      ...(Array.isArray(store.openingHoursSpecification) ? [] : ['openingHoursSpecification']),
    ];
    return lacks.length > 0 ? [`${String(store.name)}: ${lacks.join(', ')}`] : [];
  });
  expect(missing).toEqual([]);
  const shop = linkedData((await fetched('/')).html).find((each) => each['@type'] === 'OnlineStore');
  expect(shop).toMatchObject({ name: expect.any(String), url: expect.stringMatching(/^http/) });
});

test('without scripts leaflets, articles and the product are readable and linked', async () => {
  expect((await fetched('/leaflets')).html).toContain('href="/leaflets/big-screen"');
  expect((await fetched('/leaflets/big-screen')).html).toMatch(/Gumba 2\.1-channel soundbar/);
  expect((await fetched('/blog/what-size-tv')).html).toContain('Measure the cabinet too');
});
