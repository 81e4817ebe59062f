import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Screens that open without a line although they were never looked at (src/offline/rules.ts, `alwaysAtHand`). */
const screens = ['cart', 'new-order-history', 'offline'];
/** Where those lead that has to open, too: an order's parts with their collection codes. */
const ahead = ['order-details'];

interface Release {
  /** What tells it from others: its entry script, whose name follows from every script and style there is. */
  name: string;
  /** What its pages without a line fetch by themselves; what they name is read from them. */
  files: string[];
}

/** The release a build made. */
export function releaseIn(dist: string): Release {
  const read = (name: string) => JSON.parse(readFileSync(`${dist}/${name}`, 'utf8')) as unknown;
  const { entry } = read('pages.json') as { entry: string };
  const chunks = read('.vite/manifest.json') as Record<string, Chunk>;
  const chunkOf = (source: string) => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`${dist}: the build has no ${source}`);
    return chunk;
  };
  const seen = new Set<string>();
  const files = new Set<string>();
  const take = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const { file, imports = [], css = [] } = chunkOf(source);
    for (const each of [file, ...css]) files.add(`/${each}`);
    imports.forEach(take);
  };
  ['src/offline/installed-app.ts', 'src/offline/read-anew.ts', 'src/app/frame/footer.tsx'].forEach(take);
  for (const screen of ahead) take(`src/screens/${screen}.tsx`);
  for (const screen of [...screens, ...ahead])
    chunkOf(`src/screens/${screen}.tsx`).dynamicImports?.forEach(take);
  return { name: `/${entry}`, files: [...files] };
}
