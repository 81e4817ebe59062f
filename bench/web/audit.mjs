// One look of Lighthouse at a page, and the figures taken from it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { connect } from 'puppeteer-core';
import { chrome as start } from './pages.mjs';

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

/** What came of one type, in kB. */
const sent = ({ audits }, type) =>
  audits['network-requests'].details.items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;

export const figures = {
  performance: { least: 100, of: ({ categories }) => 100 * categories.performance.score },
  accessibility: { least: 100, of: ({ categories }) => 100 * categories.accessibility.score },
  'best practices': { least: 100, of: ({ categories }) => 100 * categories['best-practices'].score },
  SEO: { least: 100, of: ({ categories }) => 100 * categories.seo.score },
  'FCP ms': { of: ({ audits }) => audits['first-contentful-paint'].numericValue },
  'LCP ms': { most: 1200, of: ({ audits }) => audits['largest-contentful-paint'].numericValue },
  'TBT ms': { most: 50, of: ({ audits }) => audits['total-blocking-time'].numericValue },
  CLS: { most: 0.0005, of: ({ audits }) => audits['cumulative-layout-shift'].numericValue },
  'JS kB': { most: 108, of: (report) => sent(report, 'Script') },
  // What the processor did in Lighthouse's own test: 1500 and more on an idle desktop.
  processor: { of: ({ environment }) => environment.benchmarkIndex },
  'pictures kB': { of: (report) => sent(report, 'Image') },
  'all kB': { of: ({ audits }) => audits['total-byte-weight'].numericValue / 1000 },
};

export const shown = (name, value) => (name === 'CLS' ? value.toFixed(3) : String(Math.round(value)));

async function pageWith(inPage, port) {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(inPage);
  return page;
}

/**
 * Lighthouse's report of a page in a browser of its own. `prepare` is called with the browser's port before, `inPage` runs in
 * the page before anything else does.
 */
export async function audit(url, { prepare, inPage, ...settings } = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'spaza-lighthouse-'));
  const chrome = await start(profile);
  try {
    await prepare?.(chrome.port);
    const page = inPage && (await pageWith(inPage, chrome.port));
    const { lhr } = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'silent', output: 'json' },
      {
        extends: 'lighthouse:default',
        settings: {
          ...settings,
          ...(slowdown && { throttling: { ...mobile, cpuSlowdownMultiplier: Number(slowdown) } }),
        },
      },
      page,
    );
    await page?.browser().disconnect();
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
