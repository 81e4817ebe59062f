import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    globalSetup: ['support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // one server answers them all; files run beside each other, each with customers of its own
    fileParallelism: true,
    maxWorkers: 2,
    isolate: false, // the contract is read once a worker, not once a file
  },
});
