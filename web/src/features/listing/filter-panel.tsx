import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Facets } from './facets';

interface Props {
  facets: Schema<'Facet'>[];
  total: number;
  onChange: (query: string) => void;
  onClose: () => void;
}

/** The filters on a phone: they work at once, the button only goes back to the list. */
export default function FilterPanel({ facets, total, onChange, onClose }: Props) {
  return (
    <Modal title={text('search.filter')} kind="side" onClose={onClose}>
      <Facets facets={facets} onChange={onChange} />
      <Button wide onClick={onClose}>
        {text('plp.show', { count: total })}
      </Button>
    </Modal>
  );
}
