import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { randomKey } from '@/shared/state/random-key';
import { below } from '@/shared/api/path';
import { refresh } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';

/** The pre-order cart with this product alone; without a quantity as many as there were, or one. */
const preOrder = (productCode: string, quantity?: number, replacePreOrder?: boolean) =>
  api.put('/users/{user}/carts/addtocart', {
    path: { user: 'current' },
    query: { isPreOrderCart: true, replacePreOrder, calculationRequired: true, fields: 'FULL' },
    body: { productCode, quantity, entryNumber: 0 },
    // It sets the quantity: asked twice it is the same.
    idempotencyKey: randomKey(),
  });

/** The cart of one product that is not released yet, made when the screen opens. */
export function usePreOrder(productCode: string) {
  const [cart, setCart] = useState<Cart>();
  const [problem, setProblem] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    preOrder(productCode).then(setCart, setProblem);
  }, [productCode, tries]);
  const retry = () => {
    setProblem(undefined);
    setTries(tries + 1);
  };
  /** The one begun with another product gives way. */
  const replace = () => {
    setProblem(undefined);
    preOrder(productCode, undefined, true).then(setCart, setProblem);
  };
  return { cart, setCart, problem, retry, replace };
}

/** How many are pre-ordered. */
export function usePreOrderQuantity(cart: Cart, productCode: string, onCart: (cart: Cart) => void) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const change = async (quantity: number) => {
    setBusy(true);
    setProblem('');
    try {
      onCart(await preOrder(productCode, quantity));
      await refresh(cache, below('/users/{user}/carts/{cart}', { user: 'current', cart: cart.code }));
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, change: (quantity: number) => void change(Math.max(1, quantity)) };
}
