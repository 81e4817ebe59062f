import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is below the screen is laid out too (state/take-over.tsx): axe looks at what has a place. */
export const layOut = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll('[data-later]').forEach((part) => part.removeAttribute('data-later')),
  );

/** What axe finds on the page as it stands, a line each; the page keeps axe once it has it. */
async function found(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, html }) => `${String(target)} ${html}`).join(' | ')}`,
      );
    },
    { runOnly, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
}

/** A button takes a moment from one colour to the next; asking for the animations has them begin. */
const colourStands = (page: Page) =>
  page.evaluate(async () => {
    const turning = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(turning.map(({ finished }) => finished));
  });

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Scrolled away, a link may be half under a bar that stays, and axe finds what is left of it too small. */
const fromItsTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** A screen that is still on its way has no heading. */
const isThere = (page: Page) =>
  page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });

/** axe finds nothing on the page, looked at from its top; with `inTheDarkToo` its colours are looked at in that theme as well. */
export async function expectAccessible(page: Page, screen: string, inTheDarkToo = true): Promise<void> {
  await isThere(page);
  await layOut(page);
  await fromItsTop(page);
  await colourStands(page); // what was just pressed may be on its way to another
  expect(await found(page, { type: 'tag', values: everything }), `axe on ${screen}`).toEqual([]);
  if (!inTheDarkToo || (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)))
    return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await colourStands(page);
  const colours = await found(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  await colourStands(page);
  expect(colours, `axe on ${screen}, dark`).toEqual([]);
}
