import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Whole packages are read: a busy machine takes its time.
  test: { testTimeout: 60_000 },
});
