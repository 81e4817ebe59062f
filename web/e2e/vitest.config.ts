import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['flows/*.spec.ts'],
    globalSetup: ['support/global-setup.ts'],
    setupFiles: ['support/own-shop.ts'],
    // What comes true is waited for as long as a busy machine needs: that costs nothing when all is well.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    maxWorkers: 3, // beside each other, every worker on a shop of its own: two leave two cores idle for much of the time
  },
});
