import { useState } from 'react';
import { AccountFrame } from '@/features/account/account-frame';
import { AskWhoItIs } from '@/features/account/ask-who-it-is';
import { useConfirmed } from '@/features/account/use-confirmed';
import { AddressCard } from '@/features/addresses/address-card';
import styles from '@/features/addresses/addresses.module.css';
import { useAddressBook, useAddresses, type Address } from '@/features/addresses/api';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button, ButtonLink, TextButton } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { toast } from '@/shared/ui/toast';
import { useHeadingAfter } from '@/shared/ui/use-focus-after';

/** Screen Addresses: account/addresses, logged-in only; the default first. */
export function Component() {
  const addresses = useAddresses();
  const book = useAddressBook();
  const [asked, setAsked] = useState<Address>();
  const removal = useConfirmed();
  useHeadingAfter(addresses.data?.addresses.length);

  const say = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.info(done);
    } catch (problem) {
      toast.error(messageOf(problem));
    }
  };

  return (
    <AccountFrame
      title={text('account.addresses')}
      actions={<ButtonLink href="/account/address/new">{text('address.addNew')}</ButtonLink>}
    >
      {removal.problem && (
        <Note kind="bad" live>
          {removal.problem}
        </Note>
      )}
      {removal.mustConfirm && <AskWhoItIs onConfirmed={removal.confirmed} />}
      <RetryWrapper query={addresses}>
        {({ addresses: all }) =>
          all.length === 0 ? (
            <Empty drawing="orders" level={2} title={text('address.empty')} />
          ) : (
            <div className={styles.list}>
              {all.map((address) => (
                <AddressCard key={address.id} address={address}>
                  <Link href={`/account/address/edit/${address.id}`}>{text('action.edit')}</Link>
                  {!address.defaultAddress && (
                    <TextButton
                      onClick={() => void say(book.makeDefault(address.id!), text('address.madeDefault'))}
                    >
                      {text('address.makeDefault')}
                    </TextButton>
                  )}
                  <TextButton onClick={() => setAsked(address)}>{text('action.remove')}</TextButton>
                </AddressCard>
              ))}
            </div>
          )
        }
      </RetryWrapper>
      {asked && (
        <Modal title={text('address.removeTitle')} kind="question" onClose={() => setAsked(undefined)}>
          <div className="stack">
            <AddressCard address={asked} />
            <Button
              kind="danger"
              onClick={() => {
                void removal.run(async () => {
                  await book.remove(asked.id!);
                  toast.info(text('address.deleted'));
                });
                setAsked(undefined);
              }}
            >
              {text('action.remove')}
            </Button>
          </div>
        </Modal>
      )}
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.addresses.title'),
  description: text('page.addresses.description'),
  robots: 'noindex,follow',
});
