import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './tools/aliases.ts';
import { assetNames } from './tools/asset-names.ts';
import { shortClassName } from './tools/class-names.ts';
import { inlineTexts } from './tools/inline-texts.ts';

/** One self-contained script for the rendering workers: no imports, no Node, no browser. */
export default defineConfig({
  plugins: [react(), inlineTexts()],
  resolve: {
    alias: aliases,
    conditions: ['browser', 'production'],
  },
  css: { modules: { generateScopedName: shortClassName } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['browser', 'production'] } },
  publicDir: false,
  build: {
    outDir: 'dist-ssr',
    ssr: 'src/app/entry-server.tsx',
    // Private members as the engine's own: lowered, they were a tenth of a page's time.
    target: 'es2022',
    minify: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        format: 'iife',
        name: 'Spaza',
        entryFileNames: 'render.js',
        hashCharacters: 'hex', // as in vite.config.ts: both name the same files
        assetFileNames: assetNames,
        codeSplitting: false,
      },
    },
  },
});
