import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './tools/aliases';
import { inlineTexts } from './tools/inline-texts';

/** One self-contained script for the rendering workers: no imports, no Node, no browser. */
export default defineConfig({
  plugins: [react(), inlineTexts()],
  resolve: {
    alias: { ...aliases, 'react-dom/server': 'react-dom/server.browser' },
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
