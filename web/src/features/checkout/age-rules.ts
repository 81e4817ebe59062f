import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { joined, messagesFor } from '@/shared/validation/field';

export type Age = NonNullable<Schema<'CheckoutConfirmation'>['ageDeclaration']>;
export type AgeErrors = { number?: string; confirmed?: string };

/** What must be fixed before the shop is asked; how old that makes somebody is for the shop to say. */
export function errorsOfAge({ idNumber, dateOfBirth, confirmed }: Age): AgeErrors {
  const number =
    dateOfBirth === undefined
      ? joined(messagesFor('idNumber', idNumber))
      : /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(dateOfBirth)
        ? ''
        : text('liquor.dateInvalid');
  return {
    ...(number && { number }),
    ...(!confirmed && { confirmed: text('liquor.confirm') }),
  };
}
