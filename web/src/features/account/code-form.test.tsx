// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api/errors';
import { CodeForm } from './code-form';

const check = vi.fn<(code: string) => Promise<void>>();
const sendAgain = vi.fn<() => Promise<void>>();

beforeEach(() => {
  check.mockReset().mockResolvedValue(undefined);
  sendAgain.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const form = (againAt = 0) =>
  render(<CodeForm sent={{ to: '082 ••• ••47', againAt }} check={check} sendAgain={sendAgain} />);
const field = () => screen.getByLabelText<HTMLInputElement>('Your 6-digit code');
const types = (value: string) => fireEvent.change(field(), { target: { value } });
const refused = (more: object) => new ApiError(200, { responseStatus: false, invalidOTP: true, ...more });

describe('the field of a code', () => {
  test('is one input that a phone fills in, and has the keyboard', () => {
    form();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
    expect(document.activeElement).toBe(field());
  });

  test('sends the sixth digit by itself, and once', async () => {
    form();
    types('41982');
    expect(check).not.toHaveBeenCalled();
    types('419827');
    fireEvent.click(screen.getByRole('button', { name: 'Checking your code' }));
    await waitFor(() => expect(check).toHaveBeenCalledExactlyOnceWith('419827'));
  });

  test('takes what is pasted, words and spaces and all', async () => {
    form();
    fireEvent.paste(field(), { clipboardData: { getData: () => 'Your code is 419 827.' } });
    await waitFor(() => expect(check).toHaveBeenCalledExactlyOnceWith('419827'));
  });

  test('that is verified too early says so, keeps what was typed, and asks nobody', () => {
    form();
    types('4198');
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    screen.getByText('Please enter a 6 digits OTP to proceed.');
    expect(field().value).toBe('4198');
    expect(check).not.toHaveBeenCalled();
  });
});

describe('a code that is not right', () => {
  test('is said at the field, which begins anew with the next key', async () => {
    check.mockRejectedValueOnce(refused({ triesLeft: 3, errorMsg: 'You have 3 tries left.' }));
    form();
    types('419827');
    await screen.findByText('You have 3 tries left.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('419827');
    types('4198275');
    expect(field().value).toBe('5');
  });

  test('the fifth time is cancelled: a new one is offered, and then typed', async () => {
    check.mockRejectedValueOnce(
      refused({ maxCountReached: true, errorMsg: 'That was the fifth wrong code.' }),
    );
    form();
    types('419827');
    await screen.findByText('That was the fifth wrong code.');
    expect(screen.queryByLabelText('Your 6-digit code')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await screen.findByText(/New code sent to 082 ••• ••47 at \d\d:\d\d/);
    expect(field().value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  test('that is too old stays to be seen, and a new one is offered', async () => {
    check.mockRejectedValueOnce(refused({ triesLeft: 0, errorMsg: 'That code has expired.' }));
    form();
    types('419827');
    await screen.findByText('That code has expired.');
    expect(field().value).toBe('419827');
    screen.getByRole('button', { name: 'Send a new code' });
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  });

  test('for want of an answer is still in the boxes, and can be sent once more', async () => {
    check.mockRejectedValueOnce(new ApiError(0, undefined));
    form();
    types('419827');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
    expect(check).toHaveBeenLastCalledWith('419827');
  });
});

describe('another code', () => {
  test('can be asked for when the server gives one, and not before; nobody is read the seconds', async () => {
    vi.useFakeTimers();
    form(Date.now() + 2000);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send again' });
    const wait = screen.getByText('You can send it again in 0:02');
    expect(wait.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
    expect(button.disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(2100));
    expect(button.disabled).toBe(false);
    screen.getByText('You can send it again now');
  });

  test('that is refused says when, and waits as long', async () => {
    sendAgain.mockRejectedValueOnce(new ApiError(429, { errorMsg: 'Five this hour.' }, { retryAfter: 600 }));
    form();
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText(/Five this hour\. You can try again at \d\d:\d\d\./);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send again' }).disabled).toBe(true);
  });
});
