import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases, drawnByPreact } from './tools/aliases.ts';
import { inlineTexts } from './tools/inline-texts.ts';
import { pageManifest } from './tools/page-manifest.ts';

const server = process.env.SPAZA_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), inlineTexts(), pageManifest()],
  resolve: { alias: [...drawnByPreact, ...aliases] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rollupOptions: { input: 'src/app/entry-client.tsx' },
  },
  server: {
    proxy: { '/occ': server, '/authorizationserver': server, '/media': server, '/payments': server },
  },
});
