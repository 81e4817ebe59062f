import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import Facets from './facets';
import type { Listing } from './listing';
import styles from './filter-panel.module.css';

interface Props {
  listing: Listing;
  page: SearchPage;
  query: string;
  onChange: (query: string) => void;
  onClose: () => void;
}

/** The filters on a phone: they work at once, the button only goes back to the list. */
export default function FilterPanel({ listing, page, query, onChange, onClose }: Props) {
  return (
    <Modal title={text('search.filter')} kind="side" onClose={onClose}>
      <Facets listing={listing} page={page} query={query} onChange={onChange} />
      <div className={styles.show}>
        <Button wide onClick={onClose}>
          {text('plp.show', { count: page.pagination.totalResults })}
        </Button>
      </div>
    </Modal>
  );
}
