import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { safePath, useNavigate, useSearchParams } from '@/shared/routing/routing';
import type { Head } from '@/shared/screen';
import { meetCustomer } from '@/shared/session/drafts';
import { choosePlace, place } from '@/shared/session/place';
import { session } from '@/shared/session/session';
import { customerPath } from '@/shared/session/user';
import { Logo } from '@/shared/ui/logo';
import styles from './splash.module.css';

/** Screen Splash: loads who the shopper is, then goes where it was told to. */
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
  useEffect(() => {
    let left = false;
    void loadCustomer().finally(() => {
      if (!left) navigate(to, { replace: true });
    });
    return () => {
      left = true;
    };

    async function loadCustomer() {
      if (!session.get().isLoggedIn) return;
      const user = await cache.fetchQuery({ ...queryOf(customerPath), retry: 2 });
      if (user.uid) meetCustomer(user.uid);
      const { zone, town, postalCode, latitude, longitude } = user.storeAddress ?? {};
      const now = place.get();
      if (zone && (zone !== now.zone || postalCode !== now.postalCode || town !== now.town))
        choosePlace({ zone, town: town ?? '', postalCode: postalCode ?? '', latitude, longitude });
    }
  }, [cache, navigate, to]);
  return (
    <div className={`on-brand ${styles.splash}`}>
      <Logo width={196} height={42} />
      <span className="sr scripts-only" role="status">
        {text('common.loading')}
      </span>
      <a className="needs-scripts" href={to}>
        {text('common.continue')}
      </a>
    </div>
  );
}
