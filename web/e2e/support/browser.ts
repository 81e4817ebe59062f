import AxeBuilder from '@axe-core/playwright';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';

/** The two widths every flow is walked on. */
export const widths = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;

export type Width = keyof typeof widths;

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser | undefined;

const launch = async () =>
  (browser ??= await chromium.launch({
    executablePath: process.env.SPAZA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', ...quiet],
  }));

export const closeBrowser = async () => {
  await browser?.close();
  browser = undefined;
};

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything the console complained of, with where. */
  complaints: string[];
  end(): Promise<void>;
}

function waitsUntilAwake(page: Page): void {
  const { goto, reload } = page;
  const awake = () => page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  const isOurs = () => page.url().startsWith(process.env.SPAZA_E2E_BASE!);
  page.goto = async (...call) => {
    const answer = await goto.apply(page, call);
    if (isOurs()) await awake();
    return answer;
  };
  page.reload = async (...call) => {
    const answer = await reload.apply(page, call);
    if (isOurs()) await awake();
    return answer;
  };
}

/** A fresh browser profile at one width; complaints of the console are kept. */
export async function visit(width: Width, more: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (
    await launch()
  ).newContext({
    ...widths[width],
    baseURL: process.env.SPAZA_E2E_BASE,
    reducedMotion: 'reduce',
    locale: 'en-ZA',
    ...more,
  });
  context.setDefaultTimeout(15_000);
  // A drawn page takes itself over once it stands; a shopper would wait, a test has to be told.
  if (more.javaScriptEnabled !== false) context.on('page', waitsUntilAwake);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (problem) => complaints.push(`${page.url()}: ${problem.message}`));
  return { page, context, complaints, end: () => context.close() };
}

/** What is below the screen is laid out too. */
export const wholeLaidOut = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-later]'));

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await wholeLaidOut(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${String(target)} ${html}`).join(' | ')}`,
  );
  expect(found, `axe on ${screen}`).toEqual([]);
}

/** No sideways scroll. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  const [scrolls, shows] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(scrolls, `${screen} scrolls sideways`).toBeLessThanOrEqual(shows!);
}
