import { useState } from 'react';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button, TextButton } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { joined, messagesFor } from '@/shared/validation/field';
import { useCoupon } from './changes';
import styles from './coupon-form.module.css';

/** One coupon at a time; what is wrong with it stands under the field. */
export function CouponForm({ cart }: { cart: Cart }) {
  const coupon = useCoupon();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('');
  const applied = cart.couponData?.couponApplied ? cart.couponData : undefined;
  if (applied)
    return (
      <p className={styles.applied}>
        {text('cart.couponApplied', { code: applied.couponId })}{' '}
        <TextButton disabled={coupon.busy} onClick={() => void coupon.remove(applied.couponId)}>
          {text('action.remove')}
        </TextButton>
      </p>
    );
  return (
    <form
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
        label={text('field.couponCode')}
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        error={wrong || coupon.problem || undefined}
        onChange={(event) => {
          setCode(event.target.value);
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
