import type { FieldErrors } from 'react-hook-form';
import { text } from '@/shared/i18n/text';

interface Props {
  form: { submitCount: number; errors: FieldErrors };
}

/** Beside the button of a form that was sent without something that must be there; each field says what. */
export const MandatoryNote = ({ form: { submitCount, errors } }: Props) =>
  submitCount > 0 && Object.values(errors).some((error) => error?.type === 'mandatory') ? (
    <p className="small" style={{ color: 'var(--color-error)' }}>
      {text('common.mandatoryFields')}
    </p>
  ) : null;
