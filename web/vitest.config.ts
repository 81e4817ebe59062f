import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { aliases } from './tools/aliases.ts';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: aliases },
  server: { fs: { allow: ['.', '../contract', '../server/assets'] } },
  test: {
    environment: 'jsdom',
    restoreMocks: true,
    setupFiles: ['tools/test-patience.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
