import { defineConfig } from 'vite';
import { aliases } from './tools/aliases.ts';
import { inlineTexts } from './tools/inline-texts.ts';

/** The service worker: one script at the root of the shop, so that it may answer for all of it. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [inlineTexts()],
  resolve: { alias: aliases },
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
    },
  },
});
