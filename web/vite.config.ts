import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './tools/aliases.ts';
import { assetNames } from './tools/asset-names.ts';
import { chunks, isLarge } from './tools/chunks.ts';
import { shortClassName } from './tools/class-names.ts';
import { inlineTexts } from './tools/inline-texts.ts';
import { pageManifest } from './tools/page-manifest.ts';
import { preloadAgain } from './tools/preload-again.ts';

const server = process.env.SPAZA_URL ?? 'http://127.0.0.1:8080';

export default defineConfig(({ command }) => ({
  plugins: [react(), inlineTexts(), pageManifest(), preloadAgain()],
  resolve: { alias: aliases },
  // While one develops, names say where they come from.
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    // Slower than Vite's own and, React taken along, 1 kB smaller as sent.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3, ecma: 2020 } },
    manifest: true,
    // The frame names what is fetched ahead: style sheets and the large files; small ones come with who needs them.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css') || isLarge(file)),
    },
    rolldownOptions: {
      input: 'src/app/entry-client.tsx',
      output: {
        codeSplitting: chunks(import.meta.dirname),
        // The frame names every file there is, and letters of chance do not compress: as few as tell releases apart.
        hashCharacters: 'hex', // four bits a letter instead of six: 235 bytes less in frame and list
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: assetNames,
      },
    },
  },
  server: {
    fs: { allow: ['.', '../contract', '../server/assets'] },
    proxy: { '/occ': server, '/authorizationserver': server, '/media': server, '/payments': server },
  },
}));
