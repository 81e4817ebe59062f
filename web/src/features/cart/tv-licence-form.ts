import { text } from '@/shared/i18n/text';
import { joined, messagesFor } from '@/shared/validation/field';

/** The kinds of the call: 7 domestic, 40 holiday. */
export type LicenceType = 7 | 40;

export interface LicenceForm {
  licenceType?: LicenceType;
  by: 'idNumber' | 'passportNumber';
  number: string;
  declaration: boolean;
}

export type LicenceErrors = Partial<Record<'licenceType' | 'number' | 'declaration', string>>;

/** Spaces are how people write long numbers; they are no mistake. */
export const bare = (number: string) => number.replaceAll(/\s/g, '');

/** What must be fixed before the licence office is asked; nothing when all is well. */
export function errorsOf({ licenceType, by, number, declaration }: LicenceForm): LicenceErrors {
  const errors: LicenceErrors = {
    licenceType: licenceType ? '' : text('tvLicence.typeNeeded'),
    number: joined(messagesFor(by, bare(number))),
    declaration: joined(messagesFor('licenceDeclaration', declaration)),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
}
