import type { ReactNode } from 'react';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/field';
import { MobileField } from '@/shared/ui/mobile-field';
import { NameFields } from '@/shared/ui/name-fields';
import { Note } from '@/shared/ui/note';
import styles from './details.module.css';
import { draftName, useDetailsForm } from './use-details-form';

interface Props {
  user: Schema<'User'>;
  onClose: () => void;
}

const titles = ['mr', 'mrs', 'miss', 'ms', 'mx'] as const;
const titleWords = () => ({
  mr: text('title.mr'),
  mrs: text('title.mrs'),
  miss: text('title.miss'),
  ms: text('title.ms'),
  mx: text('title.mx'),
});

const nameParts = ['titleCode', 'firstName', 'lastName'] as const;
const mobileParts = ['mobileNumber'] as const;

export const nameDraft = draftName(nameParts);
export const mobileDraft = draftName(mobileParts);

export function NameForm({ user, onClose }: Props) {
  const details = useDetailsForm(user, nameParts, onClose);
  const { register, formState } = details.form;
  const words = titleWords();
  return (
    <Frame {...details} onClose={onClose}>
      <SelectField
        label={text('field.titleCode')}
        autoComplete="honorific-prefix"
        error={formState.errors.titleCode}
        {...register('titleCode')}
      >
        <option value="" disabled>
          {text('title.placeholder')}
        </option>
        {titles.map((code) => (
          <option key={code} value={code}>
            {words[code]}
          </option>
        ))}
      </SelectField>
      <NameFields
        firstName={register('firstName')}
        lastName={register('lastName')}
        errors={formState.errors}
      />
    </Frame>
  );
}

export function MobileForm({ user, onClose }: Props) {
  const details = useDetailsForm(user, mobileParts, onClose);
  const { register, formState } = details.form;
  return (
    <Frame {...details} onClose={onClose}>
      <MobileField error={formState.errors.mobileNumber} {...register('mobileNumber')} />
    </Frame>
  );
}

type FrameProps = ReturnType<typeof useDetailsForm> & Pick<Props, 'onClose'> & { children: ReactNode };

const Frame = ({ form, problem, send, onClose, children }: FrameProps) => (
  <form method="post" className={styles.form} noValidate onSubmit={(event) => void send(event)}>
    {problem && (
      <Note kind="bad" live>
        {problem} <b>{text('account.stillInFields')}</b>
      </Note>
    )}
    {children}
    <div className={styles.acts}>
      <Button type="submit" busy={form.formState.isSubmitting}>
        {text('common.save')}
      </Button>
      <Button kind="secondary" onClick={onClose}>
        {text('common.cancel')}
      </Button>
    </div>
  </form>
);
