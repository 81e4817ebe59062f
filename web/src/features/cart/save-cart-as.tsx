import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { anyCart, cartChangedHere } from '@/shared/session/cart-code';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { toast } from '@/shared/ui/toast';

/** The name a cart is put aside under. */
export default function SaveCartAs({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useIdempotencyKey();
  const send = async () => {
    if (name.trim() === '') return setProblem(text('cart.savedName'));
    setBusy(true);
    try {
      await api.patch('/users/{user}/carts/{cart}/save', {
        path: { user: 'current', cart: cart.code },
        query: { saveCartName: name.trim(), fields: 'BASIC' },
        idempotencyKey: key.get(),
      });
      cartChangedHere.set(true);
      onClose();
      await refresh(cache, anyCart);
      toast.success(text('cart.savedDone'));
    } catch (refused) {
      key.failed(refused);
      setProblem(messageOf(refused));
      setBusy(false);
    }
  };
  return (
    <Modal title={text('cart.saveAside')} onClose={onClose}>
      <form
        method="post"
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={text('cart.savedNameLabel')}
          maxLength={80}
          value={name}
          error={problem || undefined}
          onChange={(event) => {
            key.renew();
            setName(event.target.value);
            setProblem('');
          }}
        />
        <Button type="submit" wide busy={busy}>
          {text('cart.savedSend')}
        </Button>
      </form>
    </Modal>
  );
}
