import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from './drafts';

afterEach(() => sessionStorage.clear());

test('what is being written is there again, and gone once it was sent', () => {
  const first = renderHook(() => useDraft('T-1'));
  act(() => first.result.current.setWords('Yes, two people'));
  expect(first.result.current.words).toBe('Yes, two people');
  first.unmount();
  const again = renderHook(() => useDraft('T-1'));
  expect(again.result.current.words).toBe('Yes, two people');
  expect(renderHook(() => useDraft('T-2')).result.current.words).toBe('');
  act(() => again.result.current.setWords(''));
  expect(renderHook(() => useDraft('T-1')).result.current.words).toBe('');
});

test('what was sent leaves the field, what was typed while it was under way does not', () => {
  const { result } = renderHook(() => useDraft('T-3'));
  act(() => result.current.setWords('Rings at four'));
  // As a screen has it that sent this and waits for the answer.
  const { sent } = result.current;
  act(() => result.current.setWords('Rings at four\nGate code 12'));
  act(() => sent('Rings at four'));
  expect(result.current.words).toBe('Gate code 12');
  expect(renderHook(() => useDraft('T-3')).result.current.words).toBe('Gate code 12');
  act(() => result.current.setWords('Something else'));
  act(() => sent('Rings at four'));
  expect(result.current.words).toBe('Something else');
  act(() => sent('Something else'));
  expect(result.current.words).toBe('');
});
