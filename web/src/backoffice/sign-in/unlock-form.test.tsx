import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnlockForm } from './unlock-form';

const startAuthentication = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

const onIn = vi.fn();
const onOver = vi.fn();
let refusal: [status: number, type: string] | undefined;

beforeEach(() => {
  refusal = undefined;
  onIn.mockReset();
  onOver.mockReset();
  startAuthentication.mockReset().mockResolvedValue({ id: 'c', type: 'public-key' });
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('Options')) return Response.json({ tokenId: 'T', publicKey: { challenge: 'show' } });
    if (!refusal) return Response.json({ name: 'Lerato' });
    const [status, type] = refusal;
    return Response.json({ errors: [{ type, message: 'That passkey was not accepted.' }] }, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (...ways: ('password' | 'passkey')[]) =>
  render(<UnlockForm name="Lerato" ways={ways} onIn={onIn} onOver={onOver} />);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Unlock with a passkey' }));

test('a passkey opens it', async () => {
  show('password', 'passkey');
  screen.getByLabelText('Password');
  press();
  await waitFor(() => expect(onIn).toHaveBeenCalledWith({ name: 'Lerato' }));
});

test('who has no password is asked for none', () => {
  show('passkey');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('who has no passkey is offered none', () => {
  show('password');
  expect(screen.queryByRole('button', { name: 'Unlock with a passkey' })).toBeNull();
});

test('one that is not accepted leaves it locked, in words', async () => {
  refusal = [401, 'StaffSignInError'];
  show('password', 'passkey');
  press();
  await screen.findByText(/not accepted/);
  expect(onIn).not.toHaveBeenCalled();
  expect(onOver).not.toHaveBeenCalled();
});

test('a session that is over asks for a sign-in', async () => {
  refusal = [401, 'InvalidTokenError'];
  show('password', 'passkey');
  press();
  await waitFor(() => expect(onOver).toHaveBeenCalled());
});
