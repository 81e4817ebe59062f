import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closedOffer } from './rules';
import { Offers } from './show';

const visit = vi.hoisted(() => ({ now: 2 }));
vi.mock('./visits', () => ({ thisVisit: () => visit.now }));

const prompt = vi.fn();

/** On the second visit of somebody who has looked at a product, in a browser that can install the shop. */
beforeEach(() => {
  visit.now = 2;
  localStorage.setItem('spaza.seen', '["10448821"]');
  closedOffer.set(0);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  prompt.mockReset().mockResolvedValue(undefined);
  const offer = { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) };
  Object.assign(window, { early: { offer } });
  navigate('/p/10448821');
  render(<Offers place={document.createElement('div')} />);
});
afterEach(cleanup);

const goes = (path: string) => act(() => navigate(path));
const sheet = () => screen.queryByRole('dialog', { name: /on your home screen/ });
const bar = () => screen.queryByRole('complementary', { name: 'Get the app' });

test('nothing moves in a page that stands; the sheet comes with the next one', () => {
  expect(sheet()).toBeNull();
  goes('/');
  expect(sheet()).not.toBeNull();
});

test.each(['/cart', '/pc/10448821', '/account/address/new'])(
  'at %s nobody is asked, on the page after it they are',
  (path) => {
    goes(path);
    expect(sheet()).toBeNull();
    goes('/');
    expect(sheet()).not.toBeNull();
  },
);

test('on the first visit nobody is asked', () => {
  visit.now = 1;
  goes('/');
  expect(sheet()).toBeNull();
  expect(bar()).toBeNull();
});

test('put off it stays away for 60 days', () => {
  const now = Date.now();
  goes('/');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(sheet()).toBeNull();
  expect(closedOffer.get()).toBeGreaterThanOrEqual(now);
  goes('/l/search/kettle');
  expect(sheet()).toBeNull();
});

test.each([
  ['asks', () => Promise.resolve()],
  ['would not ask', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('a sheet stays one until the browser %s, and is not made again', async (_, answer) => {
  prompt.mockImplementation(answer);
  goes('/');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Install' }));
    expect(screen.queryByText('Add to Home Screen')).toBeNull();
    expect(sheet()).not.toBeNull();
    await Promise.resolve();
  });
  await vi.waitFor(() => expect(sheet()).toBeNull());
  expect(prompt).toHaveBeenCalledOnce();
  goes('/l/search/kettle');
  expect(sheet()).toBeNull();
});

test('on later visits it is a bar, which asks at once', async () => {
  visit.now = 3;
  goes('/');
  expect(sheet()).toBeNull();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Install' }));
    await Promise.resolve();
  });
  expect(prompt).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(bar()).toBeNull());
});
