// How long a rendering worker takes to draw a page: `node draw.mjs BASE WORKER SCRIPT [RUNS]`. The page's own data is taken
// from the running shop. `page` is the median from the frame sent to the markup received, JSON on both ways included;
// `processor` is what the worker's threads used for one page on average, which other work on the machine does not change much.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { median, pages } from './pages.mjs';

const [base, worker, script, runs = '300'] = process.argv.slice(2);
if (!script) throw new Error('node draw.mjs BASE WORKER SCRIPT [RUNS]');
const most = 4;
/** The engine compiles what it draws often. */
const warmUp = 200;

const frame = (text) => {
  const body = Buffer.from(text);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
};

const drawer = spawn(worker, [script, '2048'], { stdio: ['pipe', 'pipe', 'inherit'] });
let bytes = Buffer.alloc(0);
let resume = () => {};
drawer.stdout.on('data', (chunk) => {
  bytes = Buffer.concat([bytes, chunk]);
  resume();
});

const tick = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
/** Milliseconds of processor the worker has used, all threads. */
function used() {
  const fields = readFileSync(`/proc/${drawer.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (1000 * (Number(fields[11]) + Number(fields[12]))) / tick;
}

async function next() {
  while (bytes.length < 4 || bytes.length < 4 + bytes.readUInt32BE(0)) await new Promise((done) => (resume = done));
  const length = bytes.readUInt32BE(0);
  const text = bytes.subarray(4, 4 + length).toString();
  bytes = bytes.subarray(4 + length);
  return text;
}

let missed = 0;
for (const [name, path] of pages) {
  const html = await (await fetch(base + path)).text();
  const held = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)[1];
  const { shop, answers } = JSON.parse(held);
  const request = frame(JSON.stringify({ call: 'render', url: path, shop, data: answers }));
  const times = [];
  let size = 0;
  let before = 0;
  for (let run = 0; run < Number(runs) + warmUp; ++run) {
    if (run === warmUp) before = used();
    const start = performance.now();
    drawer.stdin.write(request);
    await next();
    size = (await next()).length;
    if (run >= warmUp) times.push(performance.now() - start);
  }
  const processor = (used() - before) / Number(runs);
  const ms = median(times);
  if (ms > most) ++missed;
  console.log(`${name.padEnd(9)}page ${ms.toFixed(2).padStart(6)} ms${ms > most ? ' !' : ''}, processor ${processor.toFixed(2).padStart(6)} ms, ${(size / 1000).toFixed(0)} kB of markup`);
}
drawer.stdin.end();
if (missed > 0) console.log(`${missed} targets missed (!)`);
