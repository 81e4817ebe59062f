import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { initials } from '@/shared/session/user';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import styles from './door.module.css';

type Account = Schema<'ChoiceOfAccount'>;

const factsOf = ({ firstName: name, lastOrder }: Account) =>
  lastOrder ? text('account.lastOrder', { name, day: dayOf(lastOrder) }) : text('account.noOrders', { name });

interface Props {
  accounts: Account[];
  choose: (customerId: string) => Promise<void>;
}

/** The accounts that share a number, for who has shown that it is theirs. */
export function AccountChoice({ accounts, choose }: Props) {
  const [chosen, setChosen] = useState<Account>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    if (!chosen) return setProblem(text('account.chooseOne'));
    setBusy(true);
    setProblem('');
    try {
      await choose(chosen.customerId);
    } catch (failure) {
      setProblem(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <fieldset className={styles.accounts}>
        <legend className="sr">{text('account.chooseAccount')}</legend>
        {accounts.map((account) => (
          <label key={account.customerId} className={styles.account}>
            <input
              type="radio"
              name="account"
              checked={chosen === account}
              onChange={() => {
                setChosen(account);
                setProblem('');
              }}
            />
            <span className={styles.initials} aria-hidden="true">
              {initials(account.firstName)}
            </span>
            <span>
              <b>{account.displayUid}</b>
              <br />
              <span className="small muted">{factsOf(account)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" wide size="big" busy={isBusy}>
        {chosen ? text('account.continueAs', { name: chosen.firstName }) : text('action.continue')}
      </Button>
    </form>
  );
}
