import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { forgetDrafts, keepDrafts, meetCustomer } from './drafts';
import { leave } from './reset';
import { forgetTokens, saveTokens } from './session';
import { useFormDraft, useKeptChoice } from './use-draft';
import { useSteps } from './use-steps';

const thandi = 'thandi@example.co.za';
const signIn = (uid: string) => saveTokens({ access_token: 'good', expires_in: 900 }, uid);

afterEach(() => {
  cleanup();
  forgetDrafts();
  forgetTokens();
});

function Street() {
  const form = useForm({ defaultValues: { street: '' } });
  useFormDraft('address', form);
  return <input aria-label="Street" {...form.register('street')} />;
}

function Way() {
  const [way, setWay] = useKeptChoice('way', 'door');
  return <button onClick={() => setWay('store')}>{way}</button>;
}

const street = () => screen.getByLabelText<HTMLInputElement>('Street').value;

function leaves() {
  keepDrafts(thandi);
  forgetTokens();
  cleanup();
}

test('what was typed and chosen is there again for who did it', async () => {
  signIn(thandi);
  render([<Street key="1" />, <Way key="2" />]);
  fireEvent.input(screen.getByLabelText('Street'), { target: { value: 'Long Street' } });
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('store');
  leaves();

  signIn(thandi);
  render([<Street key="1" />, <Way key="2" />]);

  expect(street()).toBe('Long Street');
  screen.getByText('store');
});

test('a screen shown before Splash and after it has it both times', () => {
  signIn(thandi);
  render(<Street />);
  fireEvent.input(screen.getByLabelText('Street'), { target: { value: 'Long Street' } });
  leaves();

  signIn(thandi);
  render(<Street />);
  const here = window.location.pathname;
  window.history.replaceState(null, '', '/redirect?to=here');
  cleanup();
  window.history.replaceState(null, '', here);
  render(<Street />);

  expect(street()).toBe('Long Street');
});

test('nobody else gets it, also not by signing in first', () => {
  signIn(thandi);
  render(<Street />);
  fireEvent.input(screen.getByLabelText('Street'), { target: { value: 'Long Street' } });
  leaves();

  meetCustomer('sipho@example.co.za');
  signIn('sipho@example.co.za');
  render(<Street />);

  expect(street()).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Long');
});

const none: string[] = [];
function Items() {
  const [items, change, forget] = useSteps('return 1', none);
  return (
    <>
      <p>Going back: {items.join(', ') || 'nothing'}</p>
      <button onClick={() => change((before) => [...before, 'kettle'])}>Kettle</button>
      <button onClick={forget}>Sent</button>
    </>
  );
}

const showItems = () =>
  render(
    <QueryClientProvider client={createCache()}>
      <Items />
    </QueryClientProvider>,
  );

test('the steps of a return are there when the page is loaded again, and gone when they are done or who took them leaves', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  signIn(thandi);
  showItems();
  fireEvent.click(screen.getByRole('button', { name: 'Kettle' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kettle' }));
  cleanup();
  forgetTokens();

  signIn(thandi);
  showItems();
  screen.getByText('Going back: kettle, kettle');
  fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
  screen.getByText('Going back: nothing');
  fireEvent.click(screen.getByRole('button', { name: 'Kettle' }));
  cleanup();

  signIn('sipho@example.co.za');
  showItems();
  screen.getByText('Going back: nothing');
  cleanup();
  signIn(thandi);
  leave();
  signIn(thandi);
  showItems();
  screen.getByText('Going back: nothing');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('kettle');
  vi.unstubAllGlobals();
});
