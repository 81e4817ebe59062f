import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A shop that somebody else has opened, at SPAZA_E2E_BASE: tools/check_first_shop.py. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['first-shop/*.look.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
});
