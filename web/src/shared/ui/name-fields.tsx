import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { text } from '@/shared/i18n/text';
import { TextField } from './field';

interface Props {
  firstName: UseFormRegisterReturn;
  lastName: UseFormRegisterReturn;
  errors: { firstName?: FieldError; lastName?: FieldError };
}

/** First and last name, as every form asks for them. */
export const NameFields = ({ firstName, lastName, errors }: Props) => (
  <>
    <TextField
      label={text('field.firstName')}
      autoComplete="given-name"
      maxLength={40}
      error={errors.firstName}
      {...firstName}
    />
    <TextField
      label={text('field.lastName')}
      autoComplete="family-name"
      maxLength={40}
      error={errors.lastName}
      {...lastName}
    />
  </>
);
