import { useEffect } from 'react';
import WaitingList from '@/features/cart/waiting-list';
import { text } from '@/shared/i18n/text';
import { safePath, useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { whenShopAnswers } from '@/shared/state/online';
import { Button } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { AtHand } from './offline/at-hand';

/** Screen of the installed app: what was wanted cannot be had without a line; it comes by itself when that is back. */
export function Component() {
  const [search] = useSearchParams();
  const wanted = safePath(search.get('from'));
  useEffect(() => whenShopAnswers(() => window.location.replace(wanted)), [wanted]);
  return (
    <>
      <Empty
        drawing="maintenance"
        title={text('offline.title')}
        action={<Button onClick={() => window.location.replace(wanted)}>{text('common.retry')}</Button>}
      >
        {text('offline.text')}
      </Empty>
      <AtHand />
      <WaitingList />
    </>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('offline.title'),
  description: text('offline.text'),
  robots: 'noindex,follow',
});
