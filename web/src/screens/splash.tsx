import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { safePath, useNavigate, useSearchParams } from '@/shared/routing/routing';
import type { Head } from '@/shared/screen';
import { meetCustomer } from '@/shared/session/drafts';
import { loadUser } from '@/shared/session/load-user';
import { choosePlace, place } from '@/shared/session/place';
import { Logo } from '@/shared/ui/logo';
import { RetryNote } from '@/shared/ui/retry-note';
import styles from './splash.module.css';

/** Screen Splash: loads who the shopper is, then goes where it was asked to. The campaign of its address is kept as with
 * every start of the shop (entry-client.tsx). */
export const head = (): Head => ({
  title: text('page.splash.title'),
  description: text('page.home.description'),
  robots: 'noindex,follow',
});

export function Component() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const to = safePath(search.get('to'));
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    if (problem !== undefined) return;
    let left = false;
    loadUser(cache)
      .then((user) => {
        if (user.isLoggedIn) meet(user);
        if (!left) navigate(to, { replace: true });
      })
      .catch((failure: unknown) => {
        if (left) return;
        // Refused: what the shopper may still see is said there.
        if (failure instanceof ApiError && failure.isRefusal) navigate(to, { replace: true });
        else setProblem(failure);
      });
    return () => {
      left = true;
    };
  }, [cache, navigate, to, problem]);
  return (
    <div className={`on-brand ${styles.splash}`}>
      <Logo width={196} height={42} />
      {problem === undefined ? (
        <span className="sr scripts-only" role="status">
          {text('common.loading')}
        </span>
      ) : (
        <RetryNote problem={problem} onRetry={() => setProblem(undefined)} />
      )}
      <a className="needs-scripts" href={to}>
        {text('common.continue')}
      </a>
    </div>
  );
}

/** The shop is shown where the customer is served. */
function meet({ uid, storeAddress }: Schema<'User'>): void {
  if (uid) meetCustomer(uid);
  const { zone, town, postalCode, latitude, longitude } = storeAddress ?? {};
  const now = place.get();
  if (zone && (zone !== now.zone || postalCode !== now.postalCode || town !== now.town))
    choosePlace({ zone, town: town ?? '', postalCode: postalCode ?? '', latitude, longitude });
}
