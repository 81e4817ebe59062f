import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { aliases } from './tools/aliases.ts';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: aliases },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], restoreMocks: true },
});
