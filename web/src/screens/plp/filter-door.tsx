import type { Listing } from '@/features/listing/listing';
import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { lazyPart } from '@/shared/ui/lazy-part';
import { useOpening } from '@/shared/ui/use-opening';

const FilterPanel = lazyPart(() => import('@/features/listing/filter-panel'));

interface Props {
  listing: Listing;
  page: SearchPage;
  query: string;
  onChange: (query: string) => void;
}

/** The way to the filters on a phone. That they are open is its own affair: the list is not drawn again for it. */
export function FilterDoor({ listing, page, query, onChange }: Props) {
  const { isOpen, isOpening, open, close, onShown } = useOpening();
  const count = page.breadcrumbs?.length ?? 0;
  return (
    <>
      <Button className="mob" kind="secondary" size="small" busy={isOpening} onClick={open}>
        <Icon name="filter" size="s" />
        {count > 0 ? text('plp.filterCount', { count }) : text('search.filter')}
      </Button>
      {isOpen && (
        <FilterPanel
          listing={listing}
          page={page}
          query={query}
          onChange={onChange}
          onShown={onShown}
          onClose={close}
        />
      )}
    </>
  );
}
