import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { expect, vi } from 'vitest';

/** Firefox as Debian ships it, driven by WebDriver BiDi; Playwright's own needs a patched build. */
export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.SPAZA_FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    protocolTimeout: 180_000,
  });

/** What a shopper sees and presses in Firefox. */
export class FirefoxVisit {
  /** Everything the console complained of. */
  readonly complaints: string[] = [];

  private constructor(readonly page: Page) {}

  static async open(browser: Browser, viewport: { width: number; height: number }): Promise<FirefoxVisit> {
    const page = await (await browser.createBrowserContext()).newPage();
    page.setDefaultTimeout(60_000);
    // The size is set before the orientation, which Firefox 140 cannot override.
    await page
      .setViewport({ width: viewport.width, height: viewport.height })
      .catch((problem: unknown) => expect(String(problem)).toContain('setScreenOrientationOverride'));
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(viewport.width);
    const visit = new FirefoxVisit(page);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn')
        visit.complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (problem) => visit.complaints.push(`${page.url()}: ${String(problem)}`));
    return visit;
  }

  /** Puppeteer's own wait needs `Function`, which Firefox 140 withholds where the page's policy does. */
  private readonly until = <T>(what: string, look: () => Promise<T | null | undefined>): Promise<T> =>
    vi.waitFor(
      async () => {
        const found = await look();
        if (!found) throw new Error(`${what} has not come at ${this.page.url()}`);
        return found;
      },
      { timeout: 60_000 },
    );

  async opens(path: string): Promise<void> {
    await this.page.goto(process.env.SPAZA_E2E_BASE + path);
    await this.until(`React on ${path}`, () =>
      this.page.evaluate(() => 'hydrated' in document.documentElement.dataset),
    );
  }

  /** The first of these that is shown and can be used. */
  private shown(selector: string, words = ''): Promise<ElementHandle<HTMLElement>> {
    const find = (css: string, wanted: string) =>
      [...document.querySelectorAll<HTMLElement>(css)].find(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) &&
          !each.matches(':disabled') &&
          `${each.getAttribute('aria-label') ?? ''} ${each.textContent}`.includes(wanted),
      );
    return this.until(
      `${selector} “${words}”`,
      async () =>
        (
          await this.page.evaluateHandle(find, selector, words)
        ).asElement() as ElementHandle<HTMLElement> | null,
    );
  }

  /** With the pointer, after scrolling until the tab bar at the foot of a phone no longer covers it, as a person would. */
  async presses(selector: string, words?: string): Promise<void> {
    const target = await this.shown(selector, words);
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await target.click();
  }

  /** With the keyboard. */
  async types(name: string, words: string): Promise<void> {
    const field = await this.shown(`main input[name="${name}"]`);
    await field.click({ count: 3 }); // what stands there is typed over
    await field.type(words);
    const typed = await field.evaluate((input) => (input as HTMLInputElement).value);
    if (typed !== words) throw new Error(`${name} holds “${typed}”`);
  }

  /** The option of this label, or the first there is. */
  async chooses(name: string, label = ''): Promise<void> {
    const select = `main select[name="${name}"]`;
    const find = (css: string, wanted: string) => {
      const list = document.querySelector<HTMLSelectElement>(css);
      if (!list || list.disabled) return undefined;
      return [...list.options].find(({ value, text }) => value !== '' && text.includes(wanted))?.value;
    };
    await this.page.select(
      select,
      await this.until(`${select} “${label}”`, () => this.page.evaluate(find, select, label)),
    );
  }

  async isAt(path: string): Promise<void> {
    await this.until(path, () =>
      this.page.evaluate((want: string) => location.pathname.includes(want), path),
    );
  }

  async sees(words: string): Promise<void> {
    await this.shown('main h1, main p, [role=status], [role=alert]', words);
  }
}
