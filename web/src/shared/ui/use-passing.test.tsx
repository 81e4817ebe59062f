import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '@/shared/state/store';
import { usePassing } from './use-passing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aSecond = () => 1_000;

const begins = () => {
  const shown = createStore<{ id: number } | undefined>(undefined);
  const { result } = renderHook(() => usePassing(shown, aSecond));
  const points = (pointerType: string) =>
    act(() => result.current.pointedAt.onPointerEnter({ pointerType } as PointerEvent));
  return { shown, result, points };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('it goes after its time, which stands still while it is pointed at', () => {
  const { shown, result, points } = begins();
  act(() => shown.set({ id: 1 }));
  points('mouse');
  pass(60_000);
  expect(result.current.it).toEqual({ id: 1 });
  act(() => result.current.pointedAt.onPointerLeave());
  pass(1_000);
  expect(result.current.it).toBeUndefined();
});

test('one that takes its place does not stay for ever, nor one that a finger touched', () => {
  const { shown, result, points } = begins();
  act(() => shown.set({ id: 1 }));
  points('mouse');
  act(() => shown.set({ id: 2 }));
  pass(1_000);
  expect(result.current.it).toBeUndefined();
  act(() => shown.set({ id: 3 }));
  points('touch');
  pass(1_000);
  expect(result.current.it).toBeUndefined();
});
