import type { ReactNode } from 'react';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { NameFields } from '@/shared/ui/name-fields';
import { Note } from '@/shared/ui/note';
import styles from './details.module.css';
import { TitleField } from './title-field';
import { draftName, useDetailsForm } from './use-details-form';

interface Props {
  user: Schema<'User'>;
  onClose: () => void;
}

const nameParts = ['titleCode', 'firstName', 'lastName'] as const;

export const nameDraft = draftName(nameParts);

export function NameForm({ user, onClose }: Props) {
  const details = useDetailsForm(user, nameParts, onClose);
  const { register, formState } = details.form;
  return (
    <Frame {...details} onClose={onClose}>
      <TitleField error={formState.errors.titleCode} {...register('titleCode')} />
      <NameFields
        firstName={register('firstName')}
        lastName={register('lastName')}
        errors={formState.errors}
      />
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
