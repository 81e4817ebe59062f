// Lighthouse over pages of a running shop: `node lighthouse.mjs BASE [RUNS]`. Prints the median of each figure; `!`
// marks a target that is missed.
import { chromium as browsers } from 'playwright-core';
import { audit, figures, shown } from './audit.mjs';
import { fillCart, median, pages } from './pages.mjs';

const [base, runs = '3'] = process.argv.slice(2);
if (!base) throw new Error('node lighthouse.mjs BASE [RUNS]');
const explain = process.env.LIGHTHOUSE_EXPLAIN === '1';

// Lists and the cart are not for search engines (noindex,follow), so being indexed is not asked of them.
const notAsked = { list: ['is-crawlable'], cart: ['is-crawlable'] };

/** The browser that is measured has something in its cart, and nothing in its cache. */
async function withCart(port) {
  const browser = await browsers.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await fillCart(page, base);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}

/** The largest thing painted, and the parts of its time. */
function largest({ audits }) {
  const [{ items: [element] = [] } = {}, { items: parts = [] } = {}] =
    audits['largest-contentful-paint-element']?.details?.items ?? [];
  if (element) console.log(`    largest: ${element.node.snippet} "${element.node.nodeLabel}"`);
  for (const { phase, timing } of parts) console.log(`      ${phase} ${Math.round(timing)} ms`);
}

function complain(lhr) {
  largest(lhr);
  for (const [id, audit] of Object.entries(lhr.audits))
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
      console.log(
        `    ${id} ${audit.score} ${audit.displayValue ?? ''} ${JSON.stringify([audit.details?.items ?? ''].flat().slice(0, 3)).slice(0, 700)}`,
      );
}

let missed = 0;
console.log(`${'page'.padEnd(9)}${Object.keys(figures).map((name) => name.padStart(15)).join('')}`);
for (const [name, path] of pages) {
  const results = [];
  for (let run = 0; run < Number(runs); ++run)
    results.push(
      await audit(base + path, {
        skipAudits: notAsked[name] ?? [],
        disableStorageReset: name === 'cart',
        prepare: name === 'cart' ? withCart : undefined,
      }),
    );
  const cells = Object.entries(figures).map(([figure, { least, most, of }]) => {
    const value = median(results.map(of));
    const misses = (least !== undefined && Math.round(value) < least) || (most !== undefined && value > most);
    if (misses) ++missed;
    return `${shown(figure, value)}${misses ? ' !' : '  '}`.padStart(15);
  });
  console.log(name.padEnd(9) + cells.join(''));
  if (explain) complain(results.at(-1));
}
if (missed > 0) console.log(`${missed} targets missed (!)`);
