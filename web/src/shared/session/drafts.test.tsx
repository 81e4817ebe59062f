import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { forgetDrafts, keepDrafts, meetCustomer } from './drafts';
import { forgetTokens, saveTokens } from './session';
import { useFormDraft, useKeptChoice } from './use-draft';

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
