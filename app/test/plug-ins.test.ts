// The shop's pages call the plug-ins by the names under which these put themselves into the window.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = (name: string) => join(import.meta.dirname, '..', 'node_modules', name);
const sourcesOf = (name: string, ending: RegExp) =>
  readdirSync(folder(name), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(folder(name), file), 'utf8'))
    .join('\n');
const used = readFileSync(join(import.meta.dirname, '../../web/src/shared/session/shell.ts'), 'utf8');

test.each([
  ['@capacitor/app', 'App', ['getLaunchUrl', 'exitApp']],
  ['@capacitor/barcode-scanner', 'CapacitorBarcodeScanner', ['scanBarcode']],
  ['@aparajita/capacitor-biometric-auth', 'BiometricAuthNative', ['checkBiometry', 'internalAuthenticate']],
])('%s is called %s on both systems', (name, called, methods) => {
  expect(used).toContain(`${called}: `);
  const android = sourcesOf(name, /^android\/src\/main\/.*\.(java|kt)$/);
  const ios = sourcesOf(name, /^ios\/(?!.*Tests).*\.(swift|m)$/);
  expect(android).toMatch(new RegExp(`CapacitorPlugin\\([^)]*name\\s*=\\s*"${called}"`));
  expect(ios).toMatch(new RegExp(`(jsName = |CAP_PLUGIN\\(\\w+, )"${called}"`));
  for (const method of methods) {
    expect(used).toContain(`${method}(`);
    expect(android).toContain(` ${method}(`);
    expect(ios).toContain(method);
  }
});

test('both systems give every page the plug-ins without a script of the shop', () => {
  expect(sourcesOf('@capacitor/android', /JSExport\.java$/)).toContain('a.Plugins = a.Plugins');
  expect(sourcesOf('@capacitor/ios', /JSExport\.swift$/)).toContain('a.Plugins = a.Plugins');
});
