import { expect, test } from 'vitest';
import { shellConfig } from '../shell-config.ts';

const env = {
  SPAZA_APP_URL: 'https://shop.example',
  SPAZA_APP_ID: 'za.example.shop',
  SPAZA_APP_NAME: 'Shop',
};

test('shows the pages of the shop, and its own where that cannot be reached', () => {
  expect(shellConfig(env)).toMatchObject({
    appId: 'za.example.shop',
    appName: 'Shop',
    server: { url: 'https://shop.example', cleartext: false, errorPath: 'offline.html' },
  });
});

test('goes without encryption to this machine only', () => {
  expect(shellConfig({ ...env, SPAZA_APP_URL: 'http://localhost:8080' }).server).toMatchObject({
    cleartext: true,
  });
  expect(() => shellConfig({ ...env, SPAZA_APP_URL: 'http://shop.example' })).toThrow(
    'SPAZA_APP_URL begins with https',
  );
});

test.each([
  ['SPAZA_APP_URL', undefined],
  ['SPAZA_APP_URL', 'shop'],
  ['SPAZA_APP_URL', 'https://shop.example/app'],
  ['SPAZA_APP_ID', 'shop'],
  ['SPAZA_APP_ID', undefined],
  ['SPAZA_APP_NAME', ''],
])('says what is wrong with %s=%s', (name, value) => {
  expect(() => shellConfig({ ...env, [name]: value })).toThrow(name);
});
