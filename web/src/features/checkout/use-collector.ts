import { useRef, useState } from 'react';
import { text } from '@/shared/i18n/text';
import { useKeptChoice } from '@/shared/session/use-draft';
import { joined, messagesFor } from '@/shared/validation/field';
import type { Checkout } from './api';

export interface Recipient {
  name: string;
  uid: string;
}

type Errors = Partial<Record<keyof Recipient, string>>;

const errorsOf = ({ name, uid }: Recipient): Errors => ({
  name: joined(messagesFor('name', name)),
  uid: uid ? joined(messagesFor('cellphone', uid)) : text('validation.phone.mandatory'),
});

export type CollectorChoice = ReturnType<typeof useCollector>;

/** Who collects: the shopper, or somebody with a name and a cellphone number. */
export function useCollector({ recepientDetail }: Checkout, isCollected: boolean) {
  const [who, setWho] = useKeptChoice<'self' | 'someoneElse'>(
    'who',
    recepientDetail ? 'someoneElse' : 'self',
  );
  const [recipient, setRecipient] = useKeptChoice<Recipient>('recipient', {
    name: recepientDetail?.name ?? '',
    uid: recepientDetail?.uid ?? '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const nameRef = useRef<HTMLInputElement>(null);
  const uidRef = useRef<HTMLInputElement>(null);
  const isSomeoneElse = isCollected && who === 'someoneElse';
  return {
    who,
    recipient,
    errors,
    nameRef,
    uidRef,
    setWho,
    change: (changed: Partial<Recipient>) => setRecipient({ ...recipient, ...changed }),
    /** Whom the order names, when it is not the shopper. */
    named: isSomeoneElse ? recipient : undefined,
    /** Shows what is wrong and goes to the first such field; true when nothing is. */
    check: () => {
      const wrong = isSomeoneElse ? errorsOf(recipient) : {};
      setErrors(wrong);
      if (wrong.name) nameRef.current?.focus();
      else if (wrong.uid) uidRef.current?.focus();
      return !wrong.name && !wrong.uid;
    },
  };
}
