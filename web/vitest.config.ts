import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { aliases } from './tools/aliases.ts';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: aliases },
  server: { fs: { allow: ['.', '../contract', '../server/assets'] } },
  test: {
    restoreMocks: true,
    maxWorkers: 2, // the server's tests beside these mostly wait
    setupFiles: ['tools/test-patience.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // A document takes longer to make than most rules take to test; a rule that needs one says so at its head.
    projects: [
      { extends: true, test: { name: 'parts', environment: 'jsdom', include: ['src/**/*.test.tsx'] } },
      { extends: true, test: { name: 'rules', environment: 'node', include: ['src/**/*.test.ts'] } },
    ],
  },
});
