import type { Plugin } from 'vite';

interface Files {
  js: string[];
  css: string[];
}

/**
 * Writes `pages.json` for the page server: which scripts and styles the frame and each screen need,
 * and the font worth preloading.
 */
export function pageManifest(): Plugin {
  return {
    name: 'page-manifest',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const filesOf = (start: string): Files => {
        const seen = new Set<string>();
        const css = new Set<string>();
        const visit = (name: string) => {
          const chunk = byName.get(name);
          if (!chunk || seen.has(name)) return;
          for (const imported of chunk.imports) visit(imported);
          seen.add(name);
          const metadata = (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata;
          for (const style of metadata?.importedCss ?? []) css.add(style);
        };
        visit(start);
        return { js: [...seen], css: [...css] };
      };
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) return;
      const frame = filesOf(entry.fileName);
      const screens: Record<string, Files> = {};
      for (const chunk of chunks) {
        const name = /\/src\/screens\/([\w-]+)\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1];
        if (!name) continue;
        const all = filesOf(chunk.fileName);
        screens[name] = {
          js: all.js.filter((file) => !frame.js.includes(file)),
          css: all.css.filter((file) => !frame.css.includes(file)),
        };
      }
      const font = Object.keys(bundle).find((file) => /grotesque-first.*\.woff2$/.test(file));
      const manifest = { entry: entry.fileName, font, frame, screens };
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(manifest, null, 1) });
    },
  };
}
