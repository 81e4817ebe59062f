import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLedElsewhere } from './use-led-elsewhere';

function Nothing() {
  useLedElsewhere();
  return null;
}

const loadedAs = (path: string) => {
  const name = new URL(path, window.location.href).href;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name }] as unknown as never);
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
