// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Heard {
  early?: { offer?: Event };
}
const showOffers = vi.hoisted(() => vi.fn());
vi.mock('./show', () => ({ showOffers }));

beforeEach(() => {
  vi.resetModules();
  showOffers.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  (window as Heard).early = {};
});
afterEach(() => {
  // A listener that still waits is not to hear the next test's question.
  window.dispatchEvent(new Event('beforeinstallprompt'));
});

/** As a page does that is opened. */
const starts = async () => {
  vi.resetModules();
  await import('./start');
};
/** What the listener in the page's head does, and the event itself. */
const browserOffers = () => {
  const offer = new Event('beforeinstallprompt');
  (window as Heard).early = { offer };
  window.dispatchEvent(offer);
};

test('a visit counts once a tab, also where nothing can be installed', async () => {
  localStorage.setItem('spaza.visits', '1');
  await starts();
  expect(localStorage.getItem('spaza.visits')).toBe('2');
  await starts();
  expect(localStorage.getItem('spaza.visits')).toBe('2');
  expect(showOffers).not.toHaveBeenCalled();
});

test('the question of the browser is heard when it came before the scripts', async () => {
  browserOffers();
  await starts();
  await vi.waitFor(() => expect(showOffers).toHaveBeenCalledOnce());
});

test('the question of the browser is heard when it comes long after the page works', async () => {
  await starts();
  expect(showOffers).not.toHaveBeenCalled();
  browserOffers();
  await vi.waitFor(() => expect(showOffers).toHaveBeenCalledOnce());
});
