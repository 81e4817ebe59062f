import { defineConfig } from 'vite';
import { aliases } from './tools/aliases.ts';
import { inlineTexts } from './tools/inline-texts.ts';
import { releaseIn } from './tools/offline-files.ts';

// After the client: each release's worker is another file, by which browsers learn of the release.
const release = releaseIn('dist');

/** The service worker: one script at the root of the shop, so that it may answer for all of it. */
export default defineConfig({
  define: {
    'process.env.NODE_ENV': '"production"',
    __RELEASE__: JSON.stringify(release.name),
    __RELEASE_FILES__: JSON.stringify(release.files),
  },
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
