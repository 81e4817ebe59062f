import { useEffect, useState } from 'react';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import styles from './door.module.css';

const redirectAfter = 5000;

/** The account is there already: say so, and go to sign-in after five seconds (specification §4), or stay. */
export function ExistingAccount({ route, loginId }: { route: string | null; loginId: string }) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(redirectAfter / 1000);
  const [stays, setStays] = useState(false);
  const href = `/account/login${route ? `?route=${encodeURIComponent(route)}` : ''}`;
  useEffect(() => {
    if (stays) return;
    const tick = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    const leave = setTimeout(() => navigate(href, { state: { loginId } }), redirectAfter);
    return () => {
      clearInterval(tick);
      clearTimeout(leave);
    };
  }, [href, loginId, navigate, stays]);
  return (
    <>
      <Note kind="warn" live>
        {stays ? text('account.existingStays') : text('account.existing')}
      </Note>
      <div className={styles.acts}>
        {!stays && (
          <span className={`${styles.ring} tnum`} aria-hidden="true">
            {left}
          </span>
        )}
        <ButtonLink href={href} state={{ loginId }}>
          {text('account.signInNow')}
        </ButtonLink>
        {!stays && (
          <Button kind="secondary" onClick={() => setStays(true)}>
            {text('account.stayHere')}
          </Button>
        )}
      </div>
    </>
  );
}
