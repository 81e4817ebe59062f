// The installed app beside the mobile site: `node app.mjs BASE [RUNS]`. Lighthouse's mobile home, in turns as a page of the site
// and of the app; when the service worker is first asked for; and home once more on a slow line (150 ms, 1.6 Mbit/s,
// processor at 4x).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browsers } from 'playwright-core';
import { audit, figures, shown } from './audit.mjs';
import { chromium, flags, hydrated, median, phone } from './pages.mjs';

const [base, runs = '5'] = process.argv.slice(2);
if (!base) throw new Error('node app.mjs BASE [RUNS]');
const slowdown = Number(process.env.LIGHTHOUSE_SLOWDOWN ?? 4);

/** The window says that it was opened from the home screen. */
function opensAsApp() {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query === '(display-mode: standalone)'
      ? Object.assign(new EventTarget(), { matches: true, media: query, onchange: null })
      : ask(query);
}

async function slowLine(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const paints = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
          resolve({ fcp, lcp: list.getEntries().at(-1).startTime });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

async function once(asApp) {
  const profile = mkdtempSync(join(tmpdir(), 'spaza-app-'));
  const context = await browsers.launchPersistentContext(profile, { ...phone, executablePath: chromium, args: flags });
  try {
    if (asApp) await context.addInitScript(opensAsApp);
    const page = await context.newPage();
    await slowLine(page);
    let workerAskedAt;
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/sw.js') workerAskedAt ??= Date.now();
    });
    await page.goto(base + '/');
    await hydrated(page);
    const first = await paints(page);
    const begun = await page.evaluate(() => performance.timeOrigin);
    if (asApp)
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller)
          await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
      });
    // Under the worker once, so that it has the pictures of the page, too.
    await page.reload();
    await hydrated(page);
    await page.close();
    const again = await context.newPage();
    await slowLine(again);
    await again.goto(base + '/');
    await hydrated(again);
    const second = await paints(again);
    return { ...first, worker: workerAskedAt && workerAskedAt - begun, second: second.lcp, secondFcp: second.fcp };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

let missed = 0;
/** Lighthouse must find nothing worse in the app than on the mobile site, but for what one look differs from the next. */
const asGood = ['performance', 'accessibility', 'best practices', 'SEO'];
const looks = { mobile: [], app: [] };
for (let run = 0; run < Number(runs); ++run) {
  // In turns, so that other work on the machine meets both.
  looks.mobile.push(await audit(base + '/'));
  looks.app.push(await audit(base + '/', { inPage: opensAsApp }));
}
for (const [kind, all] of Object.entries(looks)) {
  const parts = Object.entries(figures).map(([name, { of }]) => {
    const value = median(all.map(of));
    const isWorse = asGood.includes(name) && kind === 'app' && Math.round(value) < Math.round(median(looks.mobile.map(of)));
    if (isWorse) ++missed;
    return `${name} ${shown(name, value)}${isWorse ? ' !' : ''}`;
  });
  console.log(`${kind.padEnd(6)}  Lighthouse: ${parts.join(', ')}`);
}

const say = (name, value, misses) => {
  if (misses) ++missed;
  return `${name} ${Math.round(value)} ms${misses ? ' !' : ''}`;
};
for (const asApp of [false, true]) {
  const all = [];
  for (let run = 0; run < Number(runs); ++run) all.push(await once(asApp));
  const of = (figure) => median(all.map((each) => each[figure]));
  const parts = [
    say('first visit FCP', of('fcp')),
    say('LCP', of('lcp')),
    say('second visit FCP', of('secondFcp')),
    say('LCP', of('second'), asApp && of('second') > 600),
  ];
  if (asApp) parts.push(say('worker asked for', of('worker'), all.some((each) => !(each.worker > each.fcp))));
  console.log(`${asApp ? 'app   ' : 'mobile'}  ${parts.join(', ')}`);
}
if (missed > 0) console.log(`${missed} targets missed (!)`);
