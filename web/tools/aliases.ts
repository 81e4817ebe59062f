import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const aliases = [
  { find: '@contract', replacement: here('../../contract') },
  { find: '@server-assets', replacement: here('../../server/assets') },
  // Wouter asks for a stand-in for what React 18 and later have themselves.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: here('./use-sync-external-store.ts') },
  { find: /^@\//, replacement: here('../src/') },
];
