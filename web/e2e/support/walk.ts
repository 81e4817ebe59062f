import type { BrowserContextOptions } from 'playwright-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible } from './accessible';
import { expectFits, visit, widths, type Visit, type Width } from './browser';

const walksBoth = process.env.SPAZA_E2E_WIDTHS === 'both';
let looksAtDesktopToo = false;

/**
 * A flow that goes the same way at every width, as forms do: walked on a phone, its screens looked at as a desktop
 * has them too. With SPAZA_E2E_WIDTHS=both it is walked on both.
 */
export function atAnyWidth(name: string, flow: (width: Width) => void) {
  looksAtDesktopToo = !walksBoth;
  describe.each<Width>(walksBoth ? ['desktop', 'phone'] : ['phone'])(name, flow);
}

/** A shopper with a fresh browser for every test, at whose end the console must not have complained. */
export function walkOn(width: Width, more: BrowserContextOptions = {}) {
  let here: Visit;
  let shop: Shop;
  let alarms: string[];
  let expected: RegExp[];
  beforeEach(async () => {
    here = await visit(width, more);
    shop = new Shop(here.page);
    alarms = [];
    expected = [];
    await here.page.exposeFunction('alarm', (words: string) => void alarms.push(words));
    await here.page.addInitScript(() => {
      const { alarm } = window as unknown as { alarm: (words: string) => void };
      const look = () => {
        for (const each of document.querySelectorAll('[role=alert]'))
          if (each.textContent) alarm(each.textContent);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    });
  });
  // The console may complain of what was brought about after the page has shown it.
  afterEach(() =>
    here.end(expected.length > 0 ? new RegExp(expected.map(({ source }) => source).join('|')) : undefined),
  );
  const isAsWideAs = async (at: Width) => {
    const { viewport } = widths[at];
    await here.page.setViewportSize(viewport);
    await here.page.waitForFunction(
      (width) => document.documentElement.clientWidth === width,
      viewport.width,
    );
  };
  return {
    get page() {
      return here.page;
    },
    get shop() {
      return shop;
    },
    /** What error notes and toasts have said so far, however short they were shown. */
    get alarms() {
      return alarms;
    },
    /** The window is closed and another one opened: what a tab alone keeps is gone. Its alarms are not heard. */
    async closesAndOpens() {
      await here.page.close();
      const page = await here.context.newPage();
      here = { ...here, page };
      shop = new Shop(page);
    },
    /** The browser complains of answers that refuse or break; so many were wanted. */
    async refused(times: number, status = 400) {
      const wanted = () => here.complaints.filter((each) => each.includes(`status of ${status}`));
      await expect.poll(wanted).toHaveLength(times);
      const complaints = wanted();
      here.complaints.splice(0, Infinity, ...here.complaints.filter((each) => !complaints.includes(each)));
    },
    /** What the test brings about, however often it is complained of. */
    expectedly(complaint: RegExp) {
      expected.push(complaint);
    },
    /** Answers of addresses with this in them broke as they should, however often they were asked for. */
    brokeDown(address: string) {
      expected.push(new RegExp(`status of 500 .*${address.replace(/[?.*]/g, '\\$&')}`));
    },
    /**
     * As it stands, the screen fits and axe finds nothing; a picture of it goes to SPAZA_E2E_SHOTS. The dark theme is
     * looked at in the width that is walked: finding the colours of every text takes most of axe's time.
     */
    async looks(screen: string) {
      const { page } = here;
      const shots = process.env.SPAZA_E2E_SHOTS;
      for (const at of looksAtDesktopToo ? (['desktop', width] as const) : [width]) {
        if (looksAtDesktopToo) await isAsWideAs(at);
        await expectFits(page, `${screen} on a ${at}`);
        await expectAccessible(page, `${screen} on a ${at}`, at === width);
        if (shots) await page.screenshot({ path: `${shots}/${screen}-${at}.png`, fullPage: true });
      }
    },
  };
}
