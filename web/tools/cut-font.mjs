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

/**
 * The two widths that the styles use (tokens.css), each a file of its own. Running text comes in all weights; headings,
 * prices and badges in one, which makes their file half as large.
 */
const cuts = {
  'bricolage-grotesque-first': { wdth: 95, wght: { min: 400, max: 800, default: 400 } },
  'bricolage-grotesque-narrow': { wdth: 82, wght: 800 },
};

for (const [name, variationAxes] of Object.entries(cuts)) {
  const cut = await subsetFont(whole('latin'), firstLetters, {
    targetFormat: 'woff2',
    variationAxes,
    // Figures of one width. Kerning in every weight would be a third of the file.
    keepFeatures: ['tnum'],
    // What is left of kerning and marks without their features, and what only a menu of fonts reads.
    dropTables: ['GDEF', 'GPOS', 'MVAR', 'STAT'],
  });
  writeFileSync(here(`../src/shared/fonts/${name}.woff2`), cut);
  console.log(`${name}: ${cut.length} bytes; unicode-range: ${rangeOf(firstLetters)}`);
}
