import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const aliases = [
  { find: '@contract', replacement: here('../../contract') },
  { find: /^@\//, replacement: here('../src/') },
];

/**
 * The sources are React; what is shipped draws them with Preact, which is a sixth of the size
 * (docs/decisions/0012-preact-draws-the-pages.md).
 */
export const drawnByPreact = [
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];
