import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Button, ButtonLink } from '@/shared/ui/button';
import { MandatoryNote } from '@/shared/ui/mandatory-note';
import { Note } from '@/shared/ui/note';
import { Business, Person, Place, Street } from './address-fields';
import type { AddressForm as Sent } from './api';
import type { Fields } from './rules';
import { useAddressForm } from './use-address-form';
import { useFoundPlace } from './use-found-place';
import styles from './addresses.module.css';

interface Props {
  /** What is filled in already. */
  start: Partial<Fields>;
  /** Where one goes without saving. */
  back: string;
  /** A search for the place; it calls back with what it found. */
  search: (onFound: ReturnType<typeof useFoundPlace>) => ReactNode;
  /** Whether the shopper came to name the company. */
  isForBusiness?: boolean;
  /** What stands round the button that saves; nothing does in the account. */
  bar?: (save: ReactNode) => ReactNode;
  /** Asks who it is, and goes on with what was typed. */
  confirm: (goOn: () => void) => ReactNode;
  onSave: (form: Sent) => Promise<unknown>;
}

/** A delivery address: who, where, and the province → city → suburb → postal code cascade. */
export function AddressForm({ start, back, search, isForBusiness, bar, confirm, onSave }: Props) {
  const { form, towns, problem, mustConfirm, send } = useAddressForm(start, onSave);
  const fillIn = useFoundPlace(form);
  const save = (
    <Button type="submit" size="big" busy={form.formState.isSubmitting}>
      {text('address.save')}
    </Button>
  );
  // Beside the form, not in it: a code is a form of its own.
  return (
    <>
      <form
        method="post"
        className={`panel pad ${styles.form}`}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        {problem && (
          <Note kind="bad" live>
            {problem}
          </Note>
        )}
        <Person form={form} />
        <fieldset>
          <legend>{text('address.where')}</legend>
          {search(fillIn)}
          <Place form={form} towns={towns} />
          <Street form={form} />
        </fieldset>
        <Business form={form} isAsked={isForBusiness} />
        <MandatoryNote form={form.formState} />
        <div className={styles.acts}>
          {bar ? bar(save) : save}
          <ButtonLink kind="secondary" size="big" href={back}>
            {text('common.cancel')}
          </ButtonLink>
        </div>
      </form>
      {mustConfirm && confirm(() => void send())}
    </>
  );
}
