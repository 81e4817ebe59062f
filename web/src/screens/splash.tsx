import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/shared/api/client';
import type { User } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { safePath, useNavigate, useSearchParams } from '@/shared/routing/routing';
import type { Head } from '@/shared/screen';
import { rememberCampaign } from '@/shared/session/campaign';
import { choosePlace, place } from '@/shared/session/place';
import { session } from '@/shared/session/session';
import { customerPath } from '@/shared/session/user';
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
  const campaign = search.get('sap-outbound-id');
  useEffect(() => {
    let left = false;
    if (campaign) rememberCampaign(campaign);
    void loadCustomer().finally(() => {
      if (!left) navigate(to, { replace: true });
    });
    return () => {
      left = true;
    };

    async function loadCustomer() {
      if (!session.get().isLoggedIn) return;
      const user = await cache.fetchQuery({
        queryKey: [customerPath],
        queryFn: () => call<User>(customerPath),
        retry: 2,
      });
      const { zone, town, postalCode, latitude, longitude } = user.storeAddress ?? {};
      const now = place.get();
      if (zone && (zone !== now.zone || postalCode !== now.postalCode || town !== now.town))
        choosePlace({ zone, town: town ?? '', postalCode: postalCode ?? '', latitude, longitude });
    }
  }, [cache, navigate, to, campaign]);
  return (
    <div className={styles.splash} role="status">
      <img src="/brand/symbol.svg" alt="" width="96" height="96" />
      <span className="sr">{text('common.loading')}</span>
    </div>
  );
}
