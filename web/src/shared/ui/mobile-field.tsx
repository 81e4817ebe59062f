import type { ComponentProps } from 'react';
import { text } from '@/shared/i18n/text';
import { TextField } from './field';

/** A South African number in ten digits, as every form asks for it. */
export const MobileField = ({
  label = text('field.mobile'),
  ...input
}: Partial<ComponentProps<typeof TextField>>) => (
  <TextField
    label={label}
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    maxLength={10}
    {...input}
  />
);
