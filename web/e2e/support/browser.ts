import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Locator,
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

/**
 * Playwright's own list, as far as it matters here, for only one is heard; and no renderer is kept in reserve, which
 * costs a test of many short visits a tenth of its time.
 */
const without = [
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flows of the installed app, of passkeys and of notifications; all others are walked in the shell of the same engine. */
const needsWholeBrowser =
  /\/(app-[a-z-]+|installed-app|install|offline|backoffice-passkey|passkeys|lost-factors|two-step|push)\.spec\.ts$/;

/** The shell has no window around the page, which costs a flow a third of its time. */
const program = () =>
  process.env.SPAZA_CHROMIUM ??
  (needsWholeBrowser.test(expect.getState().testPath ?? '')
    ? '/usr/bin/chromium'
    : '/usr/bin/chromium-headless-shell');

let browser: Browser | undefined;

const launch = async () =>
  (browser ??= await chromium.launch({
    executablePath: program(),
    args: ['--headless=new', ...quiet, `--disable-features=${without.join(',')}`],
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
  /** Nothing was complained of, but for what the test brought about. */
  end(wanted?: RegExp): Promise<void>;
}

function waitsUntilHydrated(page: Page): void {
  const { goto, reload } = page;
  const hydrated = () => page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  const isOurs = () => page.url().startsWith(process.env.SPAZA_E2E_BASE!);
  page.goto = async (...call) => {
    const answer = await goto.apply(page, call);
    if (isOurs()) await hydrated();
    return answer;
  };
  page.reload = async (...call) => {
    const answer = await reload.apply(page, call);
    if (isOurs()) await hydrated();
    return answer;
  };
}

/** What notes and toasts say, some for a second and a half only: too short to be looked for on a busy machine. */
function keepsWhatIsAnnounced(): void {
  const reported: string[] = [];
  Object.assign(window, { reported });
  const look = () => {
    for (const { textContent } of document.querySelectorAll('[role=status], [role=alert]'))
      if (textContent && reported.at(-1) !== textContent) reported.push(textContent);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Until this was reported since the page was opened, however shortly it was shown. */
export const hears = (page: Page, words: RegExp) =>
  page.waitForFunction(
    ({ source, flags }) => {
      const wanted = new RegExp(source, flags);
      return (window as unknown as { reported: string[] }).reported.some((each) => wanted.test(each));
    },
    { source: words.source, flags: words.flags },
  );

/** The shop's page stands in the back office's frames without its scripts, and Chromium complains of each. */
const isOfSandboxedFrame = (message: ConsoleMessage) =>
  /^Blocked script execution in .* sandboxed/.test(message.text()) &&
  (message.page()?.url() ?? '').includes('/backoffice/');

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
  context.setDefaultTimeout(60_000); // a busy machine takes its time
  // A drawn page takes itself over once it stands; a shopper would wait, a test has to be reported.
  if (more.javaScriptEnabled !== false) context.on('page', waitsUntilHydrated);
  await context.addInitScript(keepsWhatIsAnnounced);
  const complaints: string[] = [];
  // Of every tab, also of those opened later.
  context.on('console', (message) => {
    if (isOfSandboxedFrame(message)) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.page()?.url() ?? ''}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) =>
    complaints.push(`${problem.page()?.url() ?? ''}: ${problem.error().message}`),
  );
  const page = await context.newPage();
  const end = async (wanted?: RegExp) => {
    await context.close();
    expect(complaints.filter((complaint) => !wanted?.test(complaint))).toEqual([]);
  };
  return { page, context, complaints, end };
}

/** No sideways scroll. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  const [scrolls, shows] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(scrolls, `${screen} scrolls sideways`).toBeLessThanOrEqual(shows!);
}

/** Reads on screen by screen, and from the top again while a page grows, until it is there. */
export const scrollsTo = (page: Page, wanted: Locator) =>
  expect
    .poll(async () => {
      await page.evaluate(() => {
        const next = window.scrollY + window.innerHeight;
        window.scrollTo(0, next < document.documentElement.scrollHeight ? next : 0);
      });
      return wanted.count();
    })
    .toBeGreaterThan(0);
