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
  /** Files drawn by `part(() => import('…'))`: their styles go with the page, their scripts come later. */
  const parts = new Set<string>();
  return {
    name: 'page-manifest',
    apply: 'build',
    async transform(code, id) {
      for (const [, path] of code.matchAll(/\bpart\(\s*\(\)\s*=>\s*import\(\s*["']([^"']+)["']/g)) {
        const found = await this.resolve(path!, id);
        if (!found) throw new Error(`${id}: no file ${path}`);
        parts.add(found.id);
      }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      /** Style sheets of what is drawn: what else lies in the same files, such as a form a button opens, comes with it. */
      const sheetsFrom = (start: string): ReadonlySet<string> => {
        const reached = new Set<string>();
        const visit = (id: string) => {
          const module = this.getModuleInfo(id);
          if (!module || reached.has(id)) return;
          reached.add(id);
          module.importedIds.forEach(visit);
          module.dynamicallyImportedIds.filter((later) => parts.has(later)).forEach(visit);
        };
        visit(start);
        return new Set([...reached].filter((id) => id.endsWith('.css')));
      };
      const filesOf = (start: string): Files => {
        const sheets = sheetsFrom(byName.get(start)!.facadeModuleId!);
        const seen = new Set<string>();
        const css = new Set<string>();
        const drawn = new Set<string>();
        const visit = (name: string, scripts: Set<string>) => {
          const chunk = byName.get(name);
          if (!chunk || scripts.has(name)) return;
          for (const imported of chunk.imports) visit(imported, scripts);
          scripts.add(name);
          const metadata = (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata;
          if (chunk.moduleIds.some((id) => sheets.has(id)))
            for (const style of metadata?.importedCss ?? []) css.add(style);
          for (const later of chunk.dynamicImports)
            if (parts.has(byName.get(later)?.facadeModuleId ?? '')) visit(later, drawn);
        };
        visit(start, seen);
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
