import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { keep } from '@/shared/state/kept';
import { toast } from '@/shared/ui/toast';

export interface Waiting {
  provider: Schema<'IdentityProvider'>;
  /** What is to be done first. */
  words: string;
  /** The provider gave no address that is shown to be theirs: they have to say one. */
  needsAddress?: boolean;
  /** The one they said: the identity waits for this account, and for nobody else who signs in here next. */
  address?: string;
}

/** An identity somebody came back with, to be linked once they have signed in another way; in this tab only. */
export const waitingIdentity = keep<Waiting | undefined>('spaza.identity', undefined, 'tab');

/** Right after they have, as `uid`. */
export async function linkWaiting(uid: string): Promise<void> {
  const waiting = waitingIdentity.get();
  if (!waiting) return;
  waitingIdentity.set(undefined);
  if (waiting.needsAddress && waiting.address?.toLowerCase() !== uid.toLowerCase()) return;
  try {
    const { name } = await api.put('/users/{user}/identities/{provider}', {
      path: { user: 'current', provider: waiting.provider },
      body: {},
    });
    toast.success(text('social.linked', { provider: name }));
  } catch (failure) {
    toast.error(messageOf(failure));
  }
}
