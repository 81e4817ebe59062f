import { text } from '@/shared/i18n/text';
import type { Address } from './api';

/** Who the tax invoice is made out to, when that is a company. */
export function InvoicedTo({ address: { companyName, vatNumber } }: { address: Address }) {
  if (!companyName && !vatNumber) return null;
  const parts = [companyName, vatNumber && text('address.vatNumber', { number: vatNumber })];
  return (
    <p className="small muted">{text('address.invoicedTo', { who: parts.filter(Boolean).join(', ') })}</p>
  );
}
