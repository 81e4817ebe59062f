import { useEffect, type ReactNode } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { toast } from '@/shared/ui/toast';
import { part } from '@/shared/state/part';
import { LaterBeside } from '@/shared/state/take-over';
import { useNear } from '@/shared/ui/near';
import { CardsSkeleton, Loading } from '@/shared/ui/skeleton';
import { TopCategoriesCarousel } from './top-categories';
import type { Seen } from '@/shared/content/page';
import { membersOf, type Component, type Members } from '@/shared/content/component';
import { ProductCarousel } from './product-carousel';
import { RotatingImages } from './rotating-images';
import styles from './slots.module.css';

type Slot = Schema<'ContentSlot'>;
export type ProductAction = (product: Product) => ReactNode;

/** Lazy slots come at most so many at once. */
const slotsPerBatch = 4;

/** `seen` is what the page itself was asked with. */
const slotsPath = (ids: readonly string[], seen?: Seen) =>
  apiPath('/cms/contentslots', { query: { contentSlotId: ids.join(','), ...seen } });

interface Props {
  slots: readonly Slot[];
  action?: ProductAction;
  seen?: Seen;
  /** A carousel of fewer products is left out. */
  fewest?: number;
  /** Codes of products left out of carousels: those the shopper has. */
  without?: ReadonlySet<string>;
}

/** A page's slots in order; lazy ones are fetched in batches as the shopper comes near. */
export function Slots({ slots, action, seen, fewest, without }: Props) {
  const lazy = slots.filter(({ isSlotLazyLoaded }) => isSlotLazyLoaded);
  const batches: Slot[][] = [];
  for (let n = 0; n < lazy.length; n += slotsPerBatch) batches.push(lazy.slice(n, n + slotsPerBatch));
  return (
    <>
      {slots
        .filter(({ isSlotLazyLoaded }) => !isSlotLazyLoaded)
        .map((slot) => (
          <SlotComponents key={slot.slotId} slot={slot} action={action} fewest={fewest} without={without} />
        ))}
      {batches.map((batch) => (
        <LazySlots
          key={batch[0]?.slotId}
          ids={batch.map(({ slotId }) => slotId)}
          action={action}
          seen={seen}
          fewest={fewest}
          without={without}
        />
      ))}
    </>
  );
}

function LazySlots({ ids, action, seen, fewest, without }: { ids: string[] } & Omit<Props, 'slots'>) {
  const [place, near] = useNear<HTMLDivElement>('600px');
  const { data, isError } = useApi(near ? slotsPath(ids, seen) : null);
  useEffect(() => {
    if (isError) toast.error(text('error.generic'));
  }, [isError]);
  if (data)
    return data.contentSlot?.map((slot) => (
      <SlotComponents key={slot.slotId} slot={slot} action={action} fewest={fewest} without={without} />
    ));
  if (isError) return null;
  return (
    <div ref={place} className={`wrap ${styles.waiting}`}>
      {near && (
        <Loading>
          <CardsSkeleton count={4} />
        </Loading>
      )}
    </div>
  );
}

function SlotComponents({ slot, action, fewest, without }: { slot: Slot } & Omit<Props, 'slots' | 'seen'>) {
  return slot.components?.component?.map((component) => (
    <Shown key={component.uid} component={component} action={action} fewest={fewest} without={without} />
  ));
}

/** What stands at the top of pages; everything else comes when it is near. */
const atTop: Record<string, (members: Members) => ReactNode> = {
  RotatingImages: (members) => <RotatingImages {...members} />,
  TopCategoriesCarousel: (members) => <TopCategoriesCarousel {...members} />,
};

const Other = part(() => import('./other-component'));

function Shown({
  component,
  action,
  fewest,
  without,
}: { component: Component } & Omit<Props, 'slots' | 'seen'>) {
  // A row of products waits card by card.
  if (component.typeCode === 'ProductCarousel')
    return <ProductCarousel {...membersOf(component)} action={action} fewest={fewest} without={without} />;
  const draw = atTop[component.typeCode];
  return draw ? (
    <LaterBeside below>{draw(membersOf(component))}</LaterBeside>
  ) : (
    <Other component={component} />
  );
}
