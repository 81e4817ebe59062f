import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Totals } from '@/shared/ui/totals';
import { EntryList } from './entry-list';
import layout from './layout.module.css';

/** What is bought and what it comes to, while nobody knows yet where it goes. */
export const CartPanel = ({ cart }: { cart: Cart }) => (
  <aside className={`panel pad ${layout.side}`} aria-label={text('checkout.yourOrder')}>
    <h2>{text('checkout.yourOrder')}</h2>
    <EntryList entries={cart.entries ?? []} />
    <Totals sums={cart} />
    <p className="tiny muted">{text('checkout.beforeAddress')}</p>
  </aside>
);
