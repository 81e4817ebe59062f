import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCache, seed } from '@/shared/api/query';
import { configPath } from '@/shared/session/ways-to-pay';
import { ProviderButtons } from './provider-buttons';
import type { Provider } from './providers';

function buttons(identityProviders: Provider[], route: string | null = null, isAbove = false) {
  const cache = createCache();
  seed(cache, { [configPath]: { status: 200, body: { identityProviders } } });
  return renderToString(
    <QueryClientProvider client={cache}>
      <ProviderButtons route={route} isAbove={isAbove} />
    </QueryClientProvider>,
  );
}
const linksIn = (html: string) =>
  [...html.matchAll(/<a[^>]*?>/g)].map(([tag]) => [
    /href="([^"]*)"/.exec(tag)![1],
    /aria-label="([^"]*)"/.exec(tag)?.[1],
    /target="([^"]*)"/.exec(tag)?.[1],
  ]);

test('are of the providers the shop offers, and lead out of the page with where one was going', () => {
  expect(linksIn(buttons(['G', 'F'], '/cart?x=1')).slice(0, 2)).toEqual([
    ['/identity/google/start?route=%2Fcart%3Fx%3D1', 'Continue with Google', '_self'],
    ['/identity/facebook/start?route=%2Fcart%3Fx%3D1', 'Continue with Facebook', '_self'],
  ]);
  expect(linksIn(buttons(['F']))[0]).toEqual(['/identity/facebook/start', 'Continue with Facebook', '_self']);
});

test('say what a provider tells, and stand above a sign-up and below a sign-in', () => {
  const below = buttons(['G']);
  expect(below).toContain('nothing else');
  expect(below.indexOf('or continue with')).toBeLessThan(below.indexOf('<a'));
  const above = buttons(['G'], null, true);
  expect(above.indexOf('or with your email')).toBeGreaterThan(above.indexOf('</a>'));
});

test('are not there where the shop offers none', () => {
  expect(buttons([])).toBe('');
});
