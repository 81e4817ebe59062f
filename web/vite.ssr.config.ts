import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases, drawnByPreact } from './tools/aliases.ts';
import { inlineTexts } from './tools/inline-texts.ts';

/** One self-contained script for the rendering workers: no imports, no Node, no browser. */
export default defineConfig({
  plugins: [react(), inlineTexts()],
  resolve: {
    alias: [...drawnByPreact, ...aliases],
    conditions: ['browser', 'production'],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['browser', 'production'] } },
  publicDir: false,
  build: {
    outDir: 'dist-ssr',
    ssr: 'src/app/entry-server.tsx',
    target: 'es2020',
    minify: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      output: { format: 'iife', name: 'Spaza', entryFileNames: 'render.js', codeSplitting: false },
    },
  },
});
