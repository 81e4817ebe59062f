import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './tools/aliases.ts';
import { inlineTexts } from './tools/inline-texts.ts';

const server = process.env.SPAZA_URL ?? 'http://127.0.0.1:8080';

/** Where the shop's people work: a bundle of its own below /backoffice/, which no shopper's page names. */
export default defineConfig({
  root: 'src/backoffice',
  base: '/backoffice/',
  plugins: [react(), inlineTexts()],
  resolve: { alias: aliases },
  publicDir: false,
  build: {
    outDir: '../../dist/backoffice',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // As the shop's: smaller as sent.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3, ecma: 2020 } },
    manifest: true,
    rolldownOptions: { output: { hashCharacters: 'hex' } },
  },
  server: {
    port: 5174,
    fs: { allow: ['../..', '../../../contract', '../../../server/assets'] },
    proxy: { '/backoffice/api': server, '/media': server, '/brand': server },
  },
});
