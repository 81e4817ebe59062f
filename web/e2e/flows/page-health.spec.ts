import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

/** How many visits of this channel have told this figure. */
async function told(base: string, vital: string, channel: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const line = new RegExp(
    `^spaza_page_vital_seconds_count\\{vital="${vital}",channel="${channel}"\\} (\\d+)$`,
    'm',
  );
  return Number(line.exec(text)?.[1] ?? 0);
}

atAnyWidth('how a page did, on a %s', (width) => {
  test('is told when it is left', async () => {
    const { page, end } = await visit(width);
    await page.goto('/l/search/kettle');
    const base = new URL(page.url()).origin;
    const channel = width === 'phone' ? 'msite' : 'web';
    const before = await told(base, 'LCP', channel);
    const measuring = page.waitForResponse((answer) => /web-vitals-\w+\.js$/.test(answer.url()));
    await page.locator('h1').first().click();
    // The page's own import of it, which is done before this one.
    await page.evaluate(`import('${(await measuring).url()}')`);
    await page.goto('/health');
    await expect.poll(() => told(base, 'LCP', channel)).toBeGreaterThan(before);
    await end();
  });
  afterAll(closeBrowser);
});
