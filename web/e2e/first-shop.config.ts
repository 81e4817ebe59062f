import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A shop that somebody else has opened, at SPAZA_E2E_BASE: tools/check_first_shop.py. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['first-shop/*.look.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    maxWorkers: 1,
  },
});
