import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const messagesFile = fileURLToPath(new URL('../../contract/messages/en.json', import.meta.url));

/**
 * Puts the words where they are used, so that a page carries its own texts and not all of the shop's.
 * `text('cart.add')` becomes `text("Add to cart")`; an unknown key stops the build.
 */
export function inlineTexts(): Plugin {
  const messages = JSON.parse(readFileSync(messagesFile, 'utf8')) as Record<string, string>;
  const wordsOf = (key: string, where: string) => {
    const words = messages[key];
    if (words === undefined) throw new Error(`${where}: no message has the key '${key}'`);
    return words;
  };
  return {
    name: 'inline-texts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (file === messagesFile) return { code: '{}', map: null };
      if (file.endsWith('contract/rules/fields.json'))
        return {
          code: code.replace(
            /"(message|messageKey)":\s*"([^"]+)"/g,
            (_, name, key) => `"${name}": ${JSON.stringify(wordsOf(key, file))}`,
          ),
          map: null,
        };
      if (!/\/src\/.*\.tsx?$/.test(file) || file.includes('.test.')) return null;
      const replaced = code.replace(
        /\btext\(\s*'([^']+)'/g,
        (_, key: string) => `text(${JSON.stringify(wordsOf(key, file))}`,
      );
      return replaced === code ? null : { code: replaced, map: null };
    },
  };
}
