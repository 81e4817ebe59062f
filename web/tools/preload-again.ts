import type { Plugin } from 'vite';

/**
 * Vite remembers of a stylesheet that it was asked for, also when it did not come: the script asked for once more came
 * without it. A stylesheet that failed is forgotten here, and its element is taken away.
 */
const changes = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const;

export function preloadAgain(): Plugin {
  let isFound = false;
  return {
    name: 'preload-again',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null;
      isFound = true;
      let changed = code;
      for (const [from, to] of changes) {
        if (!changed.includes(from)) throw new Error(`Vite's preload helper has no more: ${from}`);
        changed = changed.replace(from, to);
      }
      return { code: changed, map: null };
    },
    buildEnd(problem) {
      if (!problem && !isFound) throw new Error('Vite’s preload helper is called otherwise now');
    },
  };
}
