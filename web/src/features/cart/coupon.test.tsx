// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { ApiError } from '@/shared/api/errors';
import { useCoupon } from './changes';

vi.mock('@/shared/analytics/track');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Form() {
  const { problem, add } = useCoupon();
  return (
    <>
      <p>{problem}</p>
      <button onClick={() => void add('NOPE')} />
    </>
  );
}

beforeEach(() => vi.mocked(track).mockClear());

async function adds(answer: () => Promise<unknown>) {
  vi.spyOn(api, 'post').mockImplementation(answer as never);
  const place = document.createElement('div');
  act(() =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>,
    ),
  );
  await act(async () => place.querySelector('button')!.click());
  return { said: place.textContent, reported: vi.mocked(track).mock.lastCall };
}

test('a coupon that does not apply is said and reported, with its code', async () => {
  const answer = { couponData: { couponId: 'NOPE', couponApplied: false, couponMessage: 'Unknown coupon' } };
  const { said, reported } = await adds(() => Promise.resolve(answer));
  expect(said).toBe('Unknown coupon');
  expect(reported).toEqual([
    'exception',
    { description: 'coupon', channel: 'web', coupon: 'NOPE', status_code: 200 },
  ]);
});

test('so is one that is refused', async () => {
  const { reported } = await adds(() => Promise.reject(new ApiError(400, { errorMsg: 'No' })));
  expect(reported?.[1]).toMatchObject({ coupon: 'NOPE', status_code: 400 });
});
