// Lighthouse over pages of a running shop: `node lighthouse.mjs BASE [RUNS]`. Prints the median of each figure; `!`
// marks a target that is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium as browsers } from 'playwright-core';
import { chrome as start, fillCart, median, pages } from './pages.mjs';

const [base, runs = '3'] = process.argv.slice(2);
if (!base) throw new Error('node lighthouse.mjs BASE [RUNS]');
const explain = process.env.LIGHTHOUSE_EXPLAIN === '1';

// Lighthouse takes the machine for an idle desktop and slows its processor down fourfold. LIGHTHOUSE_SLOWDOWN=1 leaves out
// that, for a machine that is as busy as a phone is slow.
const slowdown = process.env.LIGHTHOUSE_SLOWDOWN;
const mobile = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};

// Lists and the cart are not for search engines (noindex,follow), so being indexed is not asked of them.
const notAsked = { list: ['is-crawlable'], cart: ['is-crawlable'] };

const figures = {
  performance: { least: 100, of: ({ categories }) => 100 * categories.performance.score },
  accessibility: { least: 100, of: ({ categories }) => 100 * categories.accessibility.score },
  'best practices': { least: 100, of: ({ categories }) => 100 * categories['best-practices'].score },
  SEO: { least: 100, of: ({ categories }) => 100 * categories.seo.score },
  'FCP ms': { of: ({ audits }) => audits['first-contentful-paint'].numericValue },
  'LCP ms': { most: 1200, of: ({ audits }) => audits['largest-contentful-paint'].numericValue },
  'TBT ms': { most: 50, of: ({ audits }) => audits['total-blocking-time'].numericValue },
  CLS: { most: 0.0005, of: ({ audits }) => audits['cumulative-layout-shift'].numericValue },
  'JS kB': {
    most: 108,
    of: ({ audits }) =>
      audits['network-requests'].details.items
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  },
  // What the processor did in Lighthouse's own test: 1500 and more on an idle desktop.
  processor: { of: ({ environment }) => environment.benchmarkIndex },
  'all kB': { of: ({ audits }) => audits['total-byte-weight'].numericValue / 1000 },
};

const shown = (name, value) => (name === 'CLS' ? value.toFixed(3) : String(Math.round(value)));

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

async function measure(name, url) {
  const profile = mkdtempSync(join(tmpdir(), 'spaza-lighthouse-'));
  const chrome = await start(profile);
  try {
    if (name === 'cart') await withCart(chrome.port);
    const { lhr } = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'silent', output: 'json' },
      {
        extends: 'lighthouse:default',
        settings: {
          skipAudits: notAsked[name] ?? [],
          disableStorageReset: name === 'cart',
          ...(slowdown && { throttling: { ...mobile, cpuSlowdownMultiplier: Number(slowdown) } }),
        },
      },
    );
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function complain(lhr) {
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
  for (let run = 0; run < Number(runs); ++run) results.push(await measure(name, base + path));
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
