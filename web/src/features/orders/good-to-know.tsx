import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { leadsTo } from '@/shared/session/shop';
import { changeOfMind, useConfig } from '@/shared/session/shop-terms';
import { Icon, type IconName } from '@/shared/ui/icon';
import { PageLink } from '@/shared/ui/page-link';
import type { Order } from './api';
import styles from './orders.module.css';

/** What one may still do about what was bought. */
export function GoodToKnow() {
  const mayChange = changeOfMind(useConfig());
  return (
    <section className="panel pad stack" aria-label={text('order.goodToKnow')}>
      <h2>{text('order.goodToKnow')}</h2>
      {leadsTo('/s/price-beat') && (
        <Item icon="tag" title={text('order.cheaper')} href="/s/price-beat" link={text('order.cheaperLink')}>
          {text('order.cheaperText')}
        </Item>
      )}
      <Item
        icon="ret"
        title={text('order.returns')}
        href="/s/returns-policy"
        link={text('order.returnsLink')}
      >
        {text('order.returnsText', { changeOfMind: mayChange })}
      </Item>
      {leadsTo('/s/voucher-draw') && (
        <Item icon="voucher" title={text('order.draw')} href="/s/voucher-draw" link={text('order.drawLink')}>
          {text('order.drawText')}
        </Item>
      )}
    </section>
  );
}

/** Where to turn when something is not as it should be. */
export const SomethingWrong = ({ order }: { order: Order }) => (
  <section className="panel pad" aria-label={text('order.wrong')}>
    <Item
      icon="help"
      title={text('order.wrong')}
      href={`/account/writetous?order=${encodeURIComponent(order.code)}`}
      link={text('order.wrongLink')}
    >
      {text('order.wrongText', { code: order.code })}
    </Item>
  </section>
);

interface Props {
  icon: IconName;
  title: string;
  href: string;
  link: string;
  children: ReactNode;
}

const Item = ({ icon, title, href, link, children }: Props) => (
  <div className={styles.know}>
    <Icon name={icon} />
    <div>
      <h3>{title}</h3>
      <p className="small muted">{children}</p>
      <PageLink className="small" href={href}>
        {link}
      </PageLink>
    </div>
  </div>
);
