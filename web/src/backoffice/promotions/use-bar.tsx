import { grouped, money } from '../ui/money';
import type { PromotionRow, Terms } from './words';

/** How much of a limit is used: by the one that is nearer to its end. */
export function UseBar({ terms, use }: { terms: Terms; use: PromotionRow['use'] }) {
  const byUses = terms.maxUses ? (use.uses ?? 0) / terms.maxUses : -1;
  const byGiven = terms.maxGiven ? (use.budgetTaken?.value ?? 0) / terms.maxGiven : -1;
  if (byUses < 0 && byGiven < 0)
    return (
      <span className="muted">
        {terms.maxUsesPerCustomer ? `${terms.maxUsesPerCustomer} a customer` : 'no limit'}
      </span>
    );
  const share = Math.min(1, Math.max(byUses, byGiven));
  const words =
    byUses >= byGiven
      ? `${grouped(use.uses ?? 0)} of ${grouped(terms.maxUses ?? 0)}`
      : `${money(use.budgetTaken)} of ${money({ value: terms.maxGiven ?? 0 })}`;
  return (
    <span className="use">
      <meter min={0} max={1} high={0.9} optimum={0} value={share} aria-label={`${words} used`} />
      <span className={share >= 0.9 ? 'late' : undefined}>{words}</span>
    </span>
  );
}
