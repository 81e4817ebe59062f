import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useEdits } from './use-product';
import type { Product } from './words';

const product = {
  code: '100',
  version: 'v1',
  brand: { code: 'vela', name: 'Vela' },
  category: { code: 'tv', name: 'Televisions' },
  name: 'Kettle',
  summary: '',
  features: [],
  tags: [],
  documents: [],
  videos: [],
  variantOptions: [],
  images: [],
  facts: [],
} as unknown as Product;

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const edited = (first = product) =>
  renderHook(
    ({ now }) =>
      useEdits(
        now,
        () => undefined,
        async () => undefined,
      ),
    {
      initialProps: { now: first },
    },
  );

test('a picture that arrives late adds to what was typed meanwhile', () => {
  const { result } = edited();
  const late = result.current.set;
  act(() => result.current.set('name', 'Cream kettle'));
  act(() => late('images', ['/media/1.jpg\tFront']));
  expect(result.current.edits).toEqual({ name: 'Cream kettle', images: ['/media/1.jpg\tFront'] });
});

test('what is typed is there again after the page was left', () => {
  const { result, unmount } = edited();
  act(() => result.current.set('name', 'Cream kettle'));
  unmount();
  expect(edited().result.current.edits).toEqual({ name: 'Cream kettle' });
});

test('the version of when the typing began is sent, whatever was fetched since', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ errors: [{ type: 'StaffVersionError' }] }), { status: 409 });
  });
  const { result, rerender } = edited();
  act(() => result.current.set('name', 'Cream kettle'));
  rerender({ now: { ...product, version: 'v2', summary: 'Boils' } });
  expect(result.current.isOld).toBe(true);
  expect(result.current.valueOf('summary')).toBe('Boils');
  const { version } = result.current.draft!;
  await act(async () => void (await result.current.save.send({ version, of: result.current.edits })));
  expect(sent).toEqual([{ version: 'v1', changes: { name: 'Cream kettle' } }]);
  expect(result.current.edits).toEqual({ name: 'Cream kettle' });
});
