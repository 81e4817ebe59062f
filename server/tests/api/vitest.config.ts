import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts', 'attack/*.test.ts'],
    globalSetup: ['support/global-setup.ts'],
    // What comes true is waited for as long as a busy machine needs: that costs nothing when all is well.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // one server answers them all; files run beside each other, each with customers of its own
    fileParallelism: true,
    maxWorkers: 4, // most of the time is spent waiting: for databases, time limits, servers that stop
    isolate: false, // the contract is read once a worker, not once a file
  },
});
