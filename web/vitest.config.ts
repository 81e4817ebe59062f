import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { aliases, drawnByPreact } from './tools/aliases.ts';

/** What rests on how Preact, which is shipped, takes a page over. */
const asShipped = ['src/shared/state/take-over.test.tsx'];

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    restoreMocks: true,
    projects: [
      {
        extends: true,
        resolve: { alias: aliases },
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], exclude: asShipped },
      },
      {
        extends: true,
        resolve: { alias: [...drawnByPreact, ...aliases] },
        test: { name: 'as shipped', include: asShipped },
      },
    ],
  },
});
