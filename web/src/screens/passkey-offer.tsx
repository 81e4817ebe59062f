import { useEffect, useState } from 'react';
import { ConfirmItsYou } from '@/features/account/confirm-its-you';
import { AddingOutcome } from '@/features/account/passkeys/adding-outcome';
import { noteOffer } from '@/features/account/passkeys/support';
import { useCanUsePasskeys } from '@/shared/passkeys/support';
import { useAddPasskey } from '@/features/account/passkeys/use-add-passkey';
import { text } from '@/shared/i18n/text';
import { safePath, useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import styles from './passkey-offer.module.css';

const uses = () => [
  [text('passkey.quicker'), text('passkey.quickerText')],
  [text('passkey.safer'), text('passkey.saferText')],
  [text('passkey.private'), text('passkey.privateText')],
];

/** Screen PasskeyOffer: account/passkey, logged-in only. On the way from signing in to `route`, once in 90 days. */
export function Component() {
  const [search] = useSearchParams();
  const to = safePath(search.get('route'));
  const canUse = useCanUsePasskeys();
  const [isDone, setDone] = useState(false);
  const flow = useAddPasskey(() => setDone(true));
  useEffect(() => noteOffer(), []);
  return (
    <div className="wrap">
      <section className={`panel ${styles.offer}`} aria-labelledby="offer">
        <div className={styles.drawing}>
          <span>
            <Icon name="finger" />
          </span>
        </div>
        <div className={styles.words}>
          <h1 id="offer">{text('passkey.offerTitle')}</h1>
          {isDone ? (
            <>
              <Note kind="good" live>
                <b>{text('passkey.savedHere')}</b> {text('passkey.savedHereText')}
              </Note>
              <ButtonLink href={to}>{text('passkey.carryOn')}</ButtonLink>
            </>
          ) : (
            <>
              <p className="muted">{text('passkey.offerText')}</p>
              <ul className={styles.uses}>
                {uses().map(([name, what]) => (
                  <li key={name}>
                    <Icon name="check" />
                    <span>
                      <b>{name}</b> {what}
                    </span>
                  </li>
                ))}
              </ul>
              <AddingOutcome flow={flow} />
              {flow.mustConfirm ? (
                <ConfirmItsYou onConfirmed={flow.confirmed} />
              ) : (
                <div className={styles.acts}>
                  {canUse && (
                    <Button size="big" busy={flow.isBusy} onClick={() => void flow.add()}>
                      {flow.isCancelled ? text('passkey.tryAgain') : text('passkey.setUp')}
                    </Button>
                  )}
                  <ButtonLink kind="plain" href={to}>
                    {text('passkey.notNow')}
                  </ButtonLink>
                </div>
              )}
              <p className="tiny muted">{text('passkey.offerFoot')}</p>
            </>
          )}
        </div>
      </section>
    </div>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.passkeyOffer.title'),
  description: text('page.passkeyOffer.description'),
  robots: 'noindex,follow',
});
