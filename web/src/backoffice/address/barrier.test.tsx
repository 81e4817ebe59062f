import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go, useBarrier, usePlace } from './address';

/** One place with something unsaved, any other without; asks before it is left. */
function Screens() {
  const place = usePlace();
  return place === '/unsaved' ? <Unsaved /> : <h1>{place}</h1>;
}

function Unsaved() {
  const [leave, setLeave] = useState<() => void>();
  useBarrier(true, (out) => setLeave(() => out));
  return (
    <>
      <h1>/unsaved</h1>
      {leave && <button onClick={leave}>Leave</button>}
      {leave && <button onClick={() => setLeave(undefined)}>Stay</button>}
    </>
  );
}

const shown = () => screen.getByRole('heading').textContent;
const back = () => act(async () => window.history.back());

beforeEach(() => {
  window.history.pushState(null, '', '/backoffice/before');
  render(<Screens />);
  act(() => go('/unsaved'));
});
afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

test('Back asks, and staying leaves all as it is', async () => {
  await back();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect([shown(), window.location.pathname]).toEqual(['/unsaved', '/backoffice/unsaved']);
  await back();
  expect(await screen.findByRole('button', { name: 'Stay' })).toBeTruthy();
});

test('who leaves all the same is where Back leads to', async () => {
  await back();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await vi.waitFor(() => expect(shown()).toBe('/before'));
  expect(window.location.pathname).toBe('/backoffice/before');
});

test('what is asked for on the same screen is not left', async () => {
  act(() => window.history.pushState(null, '', '/backoffice/unsaved?tab=2'));
  await back();
  await vi.waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('button')).toBeNull();
});

function Sending() {
  const [leave, setLeave] = useState<() => void>();
  useBarrier(true, (out) => setLeave(() => out), '/unsaved');
  return leave && <button onClick={leave}>Stop sending</button>;
}

test('each that is raised asks in turn, and one of a place not between its parts', async () => {
  render(<Sending />);
  act(() => go('/unsaved/2'));
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(window.location.pathname).toBe('/backoffice/unsaved/2');
  act(() => go('/other'));
  fireEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
  expect(shown()).toBe('/other');
});
