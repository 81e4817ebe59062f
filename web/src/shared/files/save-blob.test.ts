// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveBlob } from './save-blob';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file is saved under its name, and its address is given back a minute later', () => {
  vi.useFakeTimers();
  const revokeObjectURL = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:one', revokeObjectURL });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  saveBlob(new Blob(['codes']), 'spare-codes.txt');
  expect(saved).toEqual(['blob:one spare-codes.txt']);
  vi.advanceTimersByTime(59_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:one');
});
