// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { NewPasswordFields } from './new-password-fields';
import { strengthOf } from './password-strength';

afterEach(cleanup);

describe('how hard a password is to guess', () => {
  test.each([
    ['Password@1', 1],
    ['P@ssw0rd!', 1],
    ['Qwerty!23', 2],
    ['aB3!aB3!', 1],
    ['Braai.Sondag7', 4],
    ['tR7$kfm2pQ', 3],
  ])('%s: %i at most', (password, most) => {
    expect(strengthOf(password)).toBeLessThanOrEqual(most);
  });

  test('one that follows every rule can be weak, and a long one of many words is strong', () => {
    expect(strengthOf('Password@1')).toBeLessThan(2);
    expect(strengthOf('Correct.horse9battery')).toBe(4);
  });

  test("the customer's own name and address make it weaker", () => {
    expect(strengthOf('Nomthandazo#1')).toBeGreaterThan(strengthOf('Nomthandazo#1', 'Nomthandazo Mokoena'));
    expect(strengthOf('Nomthandazo#1')).toBeGreaterThan(
      strengthOf('Nomthandazo#1', 'nomthandazo@mweb.co.za'),
    );
  });
});

describe('a password that is being chosen', () => {
  const none = {
    name: '',
    onChange: () => Promise.resolve(),
    onBlur: () => Promise.resolve(),
    ref: () => {},
  };
  const fields = (value: string) => (
    <NewPasswordFields label="New password" password={none} rePassword={none} errors={{}} value={value} />
  );

  test('is judged while it is typed, and not before', async () => {
    const { rerender } = render(fields(''));
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(fields('Password@1'));
    await screen.findByText(/^Weak: easy to guess/);
    rerender(fields('Correct.horse9battery'));
    await screen.findByText(/^Strong: very hard to guess/);
    rerender(fields(''));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('can be looked at, each field by itself', () => {
    render(fields(''));
    const [eye] = screen.getAllByRole('button', { name: 'Show password' });
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('password');
    eye!.click();
    return screen.findByRole('button', { name: 'Show password', pressed: true }).then(() => {
      expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
    });
  });
});
