/** What the scripts of a page weigh as sent (Brotli): `node tools/weigh.mjs`, after a build. */
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const { frame, screens } = JSON.parse(readFileSync(`${dist}pages.json`, 'utf8'));

const sent = (files) => files.reduce((sum, file) => sum + statSync(`${dist}${file}.br`).size, 0) / 1000;

console.log(`frame alone ${sent(frame.js).toFixed(1)} kB`);
for (const screen of ['home', 'plp', 'pdp', 'cart'])
  console.log(`${screen.padEnd(6)} ${sent([...frame.js, ...screens[screen].js]).toFixed(1)} kB`);
