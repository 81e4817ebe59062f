import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLedElsewhere } from './use-led-elsewhere';

function Nothing() {
  useLedElsewhere();
  return null;
}

const loadedAs = (path: string) => {
  const name = new URL(path, window.location.href).href;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name }] as unknown as PerformanceEntryList);
};
const answering = (type: string) => vi.fn().mockResolvedValue({ type });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('where a link led to nothing, the shop is asked whether the address leads elsewhere', async () => {
  const ask = answering('basic');
  vi.stubGlobal('fetch', ask);
  loadedAs('/s/contact');
  window.history.replaceState(null, '', '/s/gone');
  render(<Nothing />);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(ask).toHaveBeenCalledWith(
    window.location.href,
    expect.objectContaining({ method: 'HEAD', redirect: 'manual' }),
  );
});

test('the shop is not asked again for what it answered itself', () => {
  const ask = answering('basic');
  vi.stubGlobal('fetch', ask);
  loadedAs('/s/gone');
  window.history.replaceState(null, '', '/s/gone');
  render(<Nothing />);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['opaqueredirect', ['/s/gone']],
  ['basic', []],
])('where the address leads elsewhere it is loaded from there, else not: %s', async (type, loaded) => {
  const ask = answering(type);
  vi.stubGlobal('fetch', ask);
  loadedAs('/s/contact');
  window.history.replaceState(null, '', '/s/gone');
  const { href, pathname } = window.location;
  const replace = vi.fn();
  render(<Nothing />);
  vi.stubGlobal('location', { href, pathname, replace });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await new Promise((answered) => setTimeout(answered));
  expect(replace.mock.calls).toEqual(loaded.map((path) => [new URL(path, href).href]));
});
