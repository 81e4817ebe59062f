// What a shopper waits for after the first paint: `node interaction.mjs BASE [RUNS]`, a phone at 4× slowdown. For each page the
// scripts of a first visit as sent, and the longest time from a press to the next paint (Event Timing, as INP counts it).
// `!` marks a target that is missed.
import { chromium as browsers } from 'playwright-core';
import { chromium, fillCart, flags, hydrated, median, pages, phone } from './pages.mjs';

const [base, runs = '5'] = process.argv.slice(2);
if (!base) throw new Error('node interaction.mjs BASE [RUNS]');
const slowdown = Number(process.env.SLOWDOWN ?? 4);
const most = { answered: 100, sent: 108 };
/** Milliseconds, the shortest the browser tells of (Event Timing). */
const least = 16;

const button = (page, name) => page.getByRole('button', { name }).first();

/** A finger, and nothing else: `tap` of the driver listens to every event of it within the page. */
async function press(page, control) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

const acts = {
  list: {
    'add to cart': (page) => button(page, /^Add to cart/),
    filter: (page) => button(page, /^Filter/),
    heart: (page) => button(page, /^Keep on your wishlist/),
  },
  product: {
    'one more': (page) => button(page, 'One more'),
    'add to cart': (page) => button(page, /^Add to cart/),
    'look closer': (page) => button(page, 'Look closer'),
  },
};

const browser = await browsers.launch({ executablePath: chromium, args: flags });

/** A first visit with its own empty profile, slowed down, until the page works. */
async function visit(path, prepare) {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (prepare) await prepare(page, base);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scripts = new Set();
  let sent = 0;
  devtools.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sent += encodedDataLength;
  });
  await page.addInitScript((least) => {
    window.presses = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.interactionId) {
          window.presses.push(entry.duration);
          if (entry.name === 'click') window.isAnswered?.();
        }
    }).observe({ type: 'event', durationThreshold: least, buffered: true });
    window.addEventListener('click', () => (window.isClicked = true), true);
  }, least);
  await page.goto(base + path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return { page, context, sent: () => sent / 1000 };
}

async function answered(path, act) {
  const { page, context } = await visit(path);
  await page.evaluate(() => {
    window.presses.length = 0;
    window.answered = new Promise((resolve) => (window.isAnswered = resolve));
  });
  await press(page, act(page));
  // The observer is notified after the paint, of the finger and its click together.
  const isReported = await page.evaluate(
    (most) =>
      Promise.race([window.answered.then(() => true), new Promise((resolve) => setTimeout(resolve, most))]),
    10_000,
  );
  if (!isReported && !(await page.evaluate(() => window.isClicked)))
    throw new Error(`${path}: a press was not answered in ten seconds`);
  // Of what took less than the least it tells of, the browser tells nothing.
  const longest = await page.evaluate((least) => Math.max(least, ...window.presses), least);
  await context.close();
  return longest;
}

let missed = 0;
const line = (name, what, value, unit, limit) => {
  const misses = value > limit;
  if (misses) ++missed;
  console.log(
    `${name.padEnd(9)}${what.padEnd(28)}${value.toFixed(unit === 'kB' ? 1 : 0).padStart(7)} ${unit}${misses ? ' !' : ''}`,
  );
};

for (const [name, path] of pages) {
  const { context, sent } = await visit(path, name === 'cart' ? fillCart : undefined);
  line(name, 'scripts of a first visit', sent(), 'kB', most.sent);
  await context.close();
  for (const [what, act] of Object.entries(acts[name] ?? {})) {
    const times = [];
    for (let run = 0; run < Number(runs); ++run) times.push(await answered(path, act));
    line(name, `${what}, median of ${runs}`, median(times), 'ms', most.answered);
  }
}
await browser.close();
if (missed > 0) console.log(`${missed} targets missed (!)`);
