import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

/** How many visits have shown how long their largest picture took. Nobody else visits this shop meanwhile. */
async function reported(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const counts = text.matchAll(/^spaza_page_vital_seconds_count\{vital="LCP",channel="\w+"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

atAnyWidth('how a page did, on a %s', (width) => {
  test('is reported when it is left', async () => {
    const { page, end } = await visit(width);
    const measuring = page.waitForResponse((answer) => /page-health-\w+\.js$/.test(answer.url()));
    await page.goto('/l/search/kettle');
    const base = new URL(page.url()).origin;
    const before = await reported(base);
    await page.locator('h1').first().click();
    // The page's own import of it, which is done before this one.
    await page.evaluate(`import('${(await measuring).url()}')`);
    expect(await reported(base)).toBe(before);
    await page.goto('/health');
    await expect.poll(() => reported(base)).toBe(before + 1);
    await end();
  });
  afterAll(closeBrowser);
});
