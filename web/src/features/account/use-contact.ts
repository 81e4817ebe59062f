import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf } from '@/shared/api/query';
import { customerPath } from '@/shared/session/user';
import { tellTabs } from '@/shared/state/tabs';
import { toast } from '@/shared/ui/toast';
import { proveContact, sendContactCode, type ContactCode } from './contact-api';

/** The code that shows that an address or number is the customer's; what it changes shows at once, in other tabs too. */
export function useContact(onDone: () => void) {
  const cache = useQueryClient();
  const [sent, setSent] = useState<ContactCode>();

  const ask = async (loginId: string, more?: Parameters<typeof sendContactCode>[1]) =>
    setSent(await sendContactCode(loginId, more));

  const check = async (otp: string) => {
    if (!sent) return;
    const { user, successMsg } = await proveContact(sent, otp);
    if (user) cache.setQueryData(keyOf(customerPath), user);
    await cache.invalidateQueries({ queryKey: keyOf(customerPath) });
    tellTabs('/users/{user}');
    toast.success(successMsg ?? '');
    onDone();
  };
  const sendAgain = () => (sent ? ask(sent.loginId, { tokenId: sent.tokenId }) : Promise.resolve());
  return { sent, ask, check, sendAgain };
}
