import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { signedIn } from '@/shared/session/session';
import { useDraft } from '@/shared/session/use-draft';
import { createStore, useStore } from '@/shared/state/store';
import { Button, TextButton } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { useFocusAfter } from '@/shared/ui/use-focus-after';
import { joined, messagesFor } from '@/shared/validation/field';
import { useCoupon } from './changes';
import styles from './coupon-form.module.css';

/** Typed and not yet added: it outlives the form, which a sign-in in another tab draws anew, but no customer's session. */
const typed = createStore('');
let typedBy = signedIn.get();
signedIn.subscribe(() => {
  if (typedBy !== undefined) typed.set('');
  typedBy = signedIn.get();
});

/** One coupon at a time; what is wrong with it stands under the field. */
export function CouponForm({ cart }: { cart: Cart }) {
  const coupon = useCoupon();
  const code = useStore(typed, '');
  const [wrong, setWrong] = useState('');
  const applied = cart.couponData?.couponApplied ? cart.couponData : undefined;
  const isApplied = applied !== undefined;
  const draft = useDraft('coupon', () => typed.get() || undefined);
  useEffect(() => {
    if (draft) typed.set(draft);
  }, [draft]);
  useEffect(() => {
    if (isApplied) typed.set('');
  }, [isApplied]);
  const fieldRef = useRef<HTMLInputElement>(null);
  const removeRef = useRef<HTMLButtonElement>(null);
  useFocusAfter(isApplied, () => (isApplied ? removeRef : fieldRef).current?.focus());
  if (applied)
    return (
      <p className={styles.applied}>
        {text('cart.couponApplied', { code: applied.couponId })}{' '}
        <TextButton
          ref={removeRef}
          aria-label={text('cart.removeItem', { name: applied.couponId })}
          disabled={coupon.busy}
          onClick={() => void coupon.remove(applied.couponId)}
        >
          {text('action.remove')}
        </TextButton>
      </p>
    );
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const messages = messagesFor('couponCode', code.trim());
        setWrong(joined(messages));
        if (messages.length === 0) void coupon.add(code.trim());
      }}
    >
      <TextField
        ref={fieldRef}
        label={text('field.couponCode')}
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        error={wrong || coupon.problem || undefined}
        onChange={(event) => {
          typed.set(event.target.value);
          setWrong('');
          coupon.clear();
        }}
      />
      <Button type="submit" kind="secondary" busy={coupon.busy}>
        {text('action.add')}
      </Button>
    </form>
  );
}
