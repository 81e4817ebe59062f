import type { Schema } from '@/shared/api/types';

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

type Sent = Schema<'PersonalDetails'>;

/** What a customer may change of themselves; a title not chosen yet is empty. */
export interface Details {
  titleCode: NonNullable<Sent['titleCode']> | '';
  firstName: string;
  lastName: string;
  mobileNumber: string;
}

/** Only these parts: what another tab has changed meanwhile stays. */
export function changedDetails(values: Details, parts: readonly (keyof Details)[]): Sent {
  const named = parts.map((part) => [part, values[part].trim()] as const);
  return Object.fromEntries(named.filter(([part, value]) => part !== 'titleCode' || value !== ''));
}
