// A browser of one width that notes what the storefront complains of, and prints a line a step.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

const { chromium } = createRequire(new URL('../../web/', import.meta.url))('playwright-core');

/** The maps of elsewhere, which a storefront draws its stores on: here they draw nothing. */
const maps = `class Nothing { constructor() { return new Proxy(this, { get: (at, name) => at[name] ?? (() => undefined) }); } }
window.google = { maps: new Proxy({}, { get: (_, name) => (name === 'event' || name === 'ControlPosition' ? new Nothing() : Nothing) }) };`;

/** Icons are letters of a font of elsewhere, and buttons hold nothing else: any letter will do. */
const icons = `.fa, .fas, .far, .fab { display: inline-block; min-width: 1em; } :is(.fa, .fas, .far, .fab)::before { content: '\\2022'; }`;

/** What a storefront loads from other hosts and a test does without. */
const elsewhere = [
  [/fonts\.googleapis\.com/, { contentType: 'text/css', body: '' }],
  [/use\.fontawesome\.com/, { contentType: 'text/css', body: icons }],
  [/maps\.googleapis\.com/, { contentType: 'text/javascript', body: maps }],
];

export const startBrowser = async ({ width, storefront, shots }) => {
  mkdirSync(shots, { recursive: true });
  const browser = await chromium.launch({ executablePath: process.env.SPAZA_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const narrow = width < 800;
  /** What was complained of and refused since the last step ended. */
  const problems = [];
  const refused = [];
  /** Of all steps: lines of the console, and those that only say a call was refused which the step asked for. */
  let noted = 0;
  let asked = 0;

  const openDevice = async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, ...(narrow && { hasTouch: true, isMobile: true }) });
    for (const [host, answer] of elsewhere) await context.route(host, (route) => route.fulfill({ status: 200, ...answer }));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000); // on a busy machine, too
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text().slice(0, 300)} (${message.location().url.slice(0, 200)})`);
    });
    page.on('pageerror', (error) => problems.push(`error: ${error.message.slice(0, 300)}`));
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
    });
    return makeDevice(page, { storefront, narrow });
  };

  const device = await openDevice();
  let count = 0;
  let failed = 0;

  /**
   * One thing a shopper does. `refusals`: calls the shop refuses in it as it should; the browser itself writes each to
   * the console. A device that is not the first one is seen in the picture when `run` returns it as `shown`.
   */
  const step = async (name, run, { refusals = 0 } = {}) => {
    let reported = '';
    let fault = '';
    try {
      reported = (await run(device)) ?? '';
      await device.settled();
    } catch (error) {
      fault = String(error.message).split('\n').slice(0, 4).join(' | ');
    }
    await device.page.screenshot({ path: `${shots}/${String(++count).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}.png` }).catch(() => {});
    const [lines, turnedDown] = [problems.splice(0), refused.splice(0)];
    const said = lines.filter((each) => !/^console: Failed to load resource: the server responded with a status/.test(each));
    if (!fault && turnedDown.length !== refusals) fault = `${turnedDown.length} calls were refused instead of ${refusals}`;
    if (!fault && said.length > 0) fault = 'the console says something';
    noted += lines.length;
    if (!fault) asked += lines.length - said.length;
    failed += fault ? 1 : 0;
    console.log(`${String(width).padStart(4)}  ${fault ? 'FAILS' : 'works'}  ${name}${fault ? `: ${fault}` : reported ? `: ${String(reported).slice(0, 140)}` : ''}`);
    if (fault) for (const each of [...lines, ...turnedDown]) console.log(`             ${each}`);
  };

  return {
    device, openDevice, step, narrow, width,
    /** Whether all went well. */
    close: async () => {
      await browser.close();
      noted += problems.length;
      console.log(`${String(width).padStart(4)}  ${count - failed} of ${count} steps; errors in the console: ${noted - asked}, and ${asked} lines of the browser about calls that steps had refused`);
      return failed === 0 && noted === asked;
    },
  };
};

/** A page, as one acts on it: by selectors of the storefront's own elements. */
const makeDevice = (page, { storefront, narrow }) => {
  const at = (selector, words) => (words ? page.locator(selector).filter({ hasText: words }) : page.locator(selector)).first();
  let open = 0;
  page.on('request', () => (open += 1));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, () => (open -= 1));
  /** Waits until nothing has been asked for, for a third of a second; a minute at most. */
  const settled = async () => {
    for (let quiet = 0, looks = 0; quiet < 7 && looks < 1200; looks += 1) {
      quiet = open === 0 ? quiet + 1 : 0;
      await pause(50);
    }
  };
  return {
    page, narrow, at, settled,
    go: async (path) => {
      await page.goto(storefront + path);
      await settled();
    },
    /** Waits until it is seen, with these words. */
    see: async (selector, words) => {
      const found = at(selector, words);
      await found.waitFor({ state: 'visible' });
      return (await found.innerText()).replaceAll(/\s+/g, ' ').trim();
    },
    gone: (selector, words) => at(selector, words).waitFor({ state: 'hidden' }),
    press: async (selector, words) => {
      await at(selector, words).click();
      await settled();
    },
    /** By the names of a form's controls. */
    fill: async (form, values) => {
      for (const [name, value] of Object.entries(values)) await at(`${form} [formcontrolname=${name}]`).fill(value);
    },
    choose: async (selector, words) => {
      await at(selector).click();
      await at('ng-dropdown-panel .ng-option', words).click();
      await settled();
    },
    arrives: async (address) => {
      await page.waitForURL(address);
      await settled();
    },
    close: () => page.context().close(),
  };
};
