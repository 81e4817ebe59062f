import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useGridSave } from './use-grid-save';
import type { Product } from './words';

const price = (value: number) => ({ value, currencyIso: 'ZAR', formattedValue: '' });
const productAt = (version: string, value: number) =>
  ({
    code: '100',
    version,
    name: 'Kettle',
    changedBy: 'Neo',
    onSale: true,
    facts: [],
    prices: { version, now: { price: price(value) } },
  }) as unknown as Product;

afterEach(() => vi.unstubAllGlobals());

test('a price a colleague changed since it was typed is not written over: the cell says what it is now', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify(productAt('p2', 949)));
    sent.push([path, (JSON.parse(String(body)) as { version: string }).version]);
    return new Response(JSON.stringify({ errors: [{ type: 'StaffVersionError' }] }), { status: 409 });
  });
  const onSaved = vi.fn();
  const { result } = renderHook(() =>
    useGridSave({ products: [productAt('p1', 999)], onSaved, reload: async () => undefined }),
  );
  await act(() => result.current.save([{ row: '100', column: 'price', before: '999.00', value: '899.00' }]));
  expect(sent).toEqual([['/backoffice/api/products/100/price', 'p1']]);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith([], { 100: productAt('p2', 949) });
  expect(result.current.refused).toEqual([
    {
      row: '100',
      column: 'price',
      wrong: 'Neo changed it meanwhile: it is “949.00” now. Save again to write over it',
    },
  ]);
});

test('a price that waits is not said to be saved', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ isWaiting: true, prices: productAt('p1', 999).prices })),
  );
  const { result } = renderHook(() =>
    useGridSave({
      products: [productAt('p1', 999)],
      onSaved: () => undefined,
      reload: async () => undefined,
    }),
  );
  await act(() => result.current.save([{ row: '100', column: 'price', before: '999.00', value: '99.00' }]));
  expect(result.current.waiting).toBe(1);
  expect(result.current.refused).toEqual([]);
});
