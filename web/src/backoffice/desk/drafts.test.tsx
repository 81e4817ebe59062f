import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from './drafts';

afterEach(() => sessionStorage.clear());

test('what is being written is there again, and gone once it was sent', () => {
  const first = renderHook(() => useDraft('T-1'));
  act(() => first.result.current[1]('Yes, two people'));
  expect(first.result.current[0]).toBe('Yes, two people');
  first.unmount();
  const again = renderHook(() => useDraft('T-1'));
  expect(again.result.current[0]).toBe('Yes, two people');
  expect(renderHook(() => useDraft('T-2')).result.current[0]).toBe('');
  act(() => again.result.current[1](''));
  expect(renderHook(() => useDraft('T-1')).result.current[0]).toBe('');
});
