import { text } from '@/shared/i18n/text';
import { ProductRow } from '@/shared/ui/product-row';
import type { Members } from '@/shared/content/component';
import { Section } from './section';
import type { ProductAction } from './slots';

/** Spec §9: fewer products make no carousel. */
export const fewestInCarousel = 5;
/** Spec §9, minimum cart products: beside a cart fewer do. */
export const fewestBesideCart = 3;

/** Products beside each other, given with the page. */
export function ProductCarousel({
  title,
  products = [],
  urlLink,
  linkText,
  action,
  fewest = fewestInCarousel,
  without,
}: Members & { action?: ProductAction; fewest?: number; without?: ReadonlySet<string> }) {
  const shown = without ? products.filter(({ code }) => !without.has(code)) : products;
  if (shown.length < fewest) return null;
  return (
    <Section title={title} link={{ href: urlLink, label: linkText }}>
      <ProductRow products={shown} action={action} label={title ?? text('home.products')} />
    </Section>
  );
}
