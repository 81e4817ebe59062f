export type PasswordPart = 'length' | 'digit' | 'letter' | 'cases' | 'special';

const parts: Record<PasswordPart, (value: string) => boolean> = {
  length: (value) => [...value].length >= 8,
  digit: (value) => /[0-9]/.test(value),
  letter: (value) => /[A-Za-z]/.test(value),
  cases: (value) => /[a-z]/.test(value) && /[A-Z]/.test(value),
  special: (value) => /[*.!@#$%^&]/.test(value),
};

/** The parts of the password rule (specification §5), each met or not. */
export const passwordParts = (value: string) =>
  (Object.keys(parts) as PasswordPart[]).map((name) => ({ name, met: parts[name](value) }));

/** The two letters of an avatar. */
export const initials = (firstName = '', lastName = '') =>
  [firstName, lastName].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');
