import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { followTyping } from '@/shared/state/scripts';
import { showReleases } from './release-notice';
import { readyRelease } from './releases';

const reload = vi.fn();
const here = { href: 'https://shop.example/', pathname: '/', reload };
beforeEach(() => {
  reload.mockReset();
  document.body.innerHTML = '<form><input aria-label="First name"></form>';
  here.pathname = '/';
  vi.stubGlobal('location', here);
  act(showReleases);
});
afterEach(() => {
  act(() => readyRelease.set(undefined));
  vi.unstubAllGlobals();
});

const isReady = (release: string) => act(() => readyRelease.set(release));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a new release is reported and taken when the shopper says so', () => {
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  isReady('B');
  expect(screen.getByRole('status').textContent).toContain('A new version is ready.');
  expect(reload).not.toHaveBeenCalled();
  press('Update');
  expect(reload).toHaveBeenCalledOnce();
});

test('put off it stays away until the next one', () => {
  isReady('B');
  press('Not now');
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  isReady('C');
  expect(screen.getByText('A new version is ready.')).toBeTruthy();
});

test('what is typed and not sent is asked about first', () => {
  followTyping();
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: 'Thandi' } });
  isReady('B');
  press('Update');
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/Updating now would lose it/)).toBeTruthy();
  press('Update all the same');
  expect(reload).toHaveBeenCalledOnce();
});

test('without a line the notice says so and loads nothing; with one it goes on', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isReady('B');
  press('Update');
  expect(screen.getByRole('status').textContent).toContain('You are offline');
  expect(reload).not.toHaveBeenCalled();
  line.mockRestore();
  press('Update');
  expect(reload).toHaveBeenCalledOnce();
});

test('what stood in the way is not spoken of any more once it is gone', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isReady('B');
  press('Update');
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('A new version is ready.')).toBeTruthy();

  followTyping();
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Thandi' } });
  press('Update');
  expect(screen.getByText(/Updating now would lose it/)).toBeTruthy();
  document.querySelector('form')!.remove();
  here.pathname = '/elsewhere';
  act(() => navigate('/elsewhere'));
  expect(screen.getByText('A new version is ready.')).toBeTruthy();
  press('Update');
  expect(reload).toHaveBeenCalledOnce();
});
