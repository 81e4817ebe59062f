import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Note } from '@/shared/ui/note';
import type { Checkout } from './api';
import { someGone } from './rules';

/** What keeps the shopper here, with a way to the cart where that is fixed. */
export function Problem({ problem, checkout }: { problem: string; checkout: Checkout }) {
  const lacksLicence = checkout.tvLicence && !checkout.tvLicence.isAdded;
  return (
    <Note kind="bad" live>
      {problem}{' '}
      {someGone(checkout.shipmentEntries?.shipments ?? []) && (
        <Link href="/cart">{text('summary.changeItems')}</Link>
      )}{' '}
      {lacksLicence && <Link href="/cart">{text('tvLicence.add')}</Link>}
    </Note>
  );
}
