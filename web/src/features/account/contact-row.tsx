import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { keyOf } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { customerPath } from '@/shared/session/user';
import { tellTabs } from '@/shared/state/tabs';
import { Badge } from '@/shared/ui/badge';
import { toast } from '@/shared/ui/toast';
import { ContactChange } from './contact-change';
import { ContactProof } from './contact-proof';
import { DetailsRow } from './details-row';
import { contactDraft } from './use-next-contact';

interface Props {
  user: Schema<'User'>;
  what: 'email' | 'mobile';
}

/** The email address or cellphone number: whether it was shown to be theirs, and the ways to show it and to change it. */
export function ContactRow({ user, what }: Props) {
  const cache = useQueryClient();
  const value = what === 'email' ? (user.email ?? user.uid) : user.mobileNumber;
  const isProven = what === 'email' ? user.isEmailProven : user.isMobileProven;
  const saveWithout = async (mobileNumber: string, close: () => void) => {
    const saved = await api.put('/users/{user}', {
      path: { user: 'current' },
      query: { fields: 'FULL' },
      body: { mobileNumber },
    });
    cache.setQueryData(keyOf(customerPath), saved);
    tellTabs('/users/{user}');
    toast.success(text('account.detailsSaved'));
    close();
  };
  return (
    <DetailsRow
      name={what === 'email' ? text('field.email') : text('field.mobile')}
      value={
        value && (
          <>
            {value}{' '}
            <Badge kind={isProven ? 'yes' : 'fact'}>
              {isProven ? text('contact.confirmed') : text('contact.notConfirmed')}
            </Badge>
          </>
        )
      }
      draft={contactDraft(what)}
      form={(close) => (
        <ContactChange
          user={user}
          what={what}
          onClose={close}
          saveWithout={what === 'mobile' && !isProven ? (number) => saveWithout(number, close) : undefined}
        />
      )}
      other={
        value && !isProven
          ? {
              label: text('contact.showYours'),
              form: (close) =>
                what === 'email' ? (
                  <ContactProof loginId={value} onClose={close} />
                ) : (
                  <ContactChange user={user} what={what} typed={value} onClose={close} />
                ),
            }
          : undefined
      }
    />
  );
}
