import { useApi } from '@/shared/api/query';
import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { ProductRow } from '@/shared/ui/product-row';
import { CardsSkeleton } from '@/shared/ui/skeleton';
import type { Members } from './component';
import { Section } from './section';
import type { ProductAction } from './slots';

const byCodes = (codes: string) =>
  `/products/search?filters=${encodeURIComponent(`code:${codes.trim().split(/\s+/).join(',')}`)}&pageSize=20`;

/** Products beside each other, given with the page or named by their codes. */
export function ProductCarousel({
  title,
  products,
  productCodes,
  urlLink,
  linkText,
  action,
}: Members & { action?: ProductAction }) {
  const wanted = !products?.length && productCodes ? byCodes(productCodes) : null;
  const { data, isPending } = useApi<SearchPage>(wanted);
  const shown = products?.length ? products : (data?.products ?? []);
  if (shown.length === 0 && !(wanted && isPending)) return null;
  return (
    <Section title={title} link={{ href: urlLink, label: linkText }}>
      {shown.length > 0 ? (
        <ProductRow products={shown} action={action} label={title ?? text('home.products')} />
      ) : (
        <CardsSkeleton count={4} />
      )}
    </Section>
  );
}
