/**
 * `npm run font`: cuts from the whole font what a page's first words need, so that they are drawn before the rest has
 * come. Everything else stays in the whole files, which browsers fetch when a letter asks for them (unicode-range in
 * tokens.css, which must name the same letters).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { firstLetters, rangeOf } from './first-letters.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const whole = (part) =>
  readFileSync(
    here(
      `../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-wdth-normal.woff2`,
    ),
  );

// Weights and widths that the styles use.
const axes = { wght: { min: 400, max: 800, default: 400 }, wdth: { min: 75, max: 100, default: 100 } };

const cut = await subsetFont(whole('latin'), firstLetters, {
  targetFormat: 'woff2',
  variationAxes: axes,
  // Figures of one width. Kerning in every weight and width would be a third of the file.
  keepFeatures: ['tnum'],
});
writeFileSync(here('../src/shared/fonts/bricolage-grotesque-first.woff2'), cut);
console.log(`${cut.length} bytes; unicode-range: ${rangeOf(firstLetters)}`);
