import { useState } from 'react';
import { useMay } from '../frame/staff-context';
import { Icon } from '../ui/icon';
import { EditDialog } from './edit-dialog';
import { KeepDialog } from './keep-dialog';
import type { SavedViews } from './use-views';
import { isWorthKeeping } from './words';

interface Props {
  saved: SavedViews;
  address: URLSearchParams;
  /** As the tabs beside it look. */
  className?: string;
}

/** Keeps what the list is asked for, or changes the view that is shown. */
export function ViewButton({ saved: { list, views, current }, address, className = '' }: Props) {
  const may = useMay();
  const [open, setOpen] = useState<'keep' | 'edit'>();
  const mayChange = current && (!current.isShared || may(list.shareRight));
  const close = () => setOpen(undefined);
  return (
    <>
      {mayChange && (
        <button type="button" className={`${className} keep-view`} onClick={() => setOpen('edit')}>
          <Icon name="edit" size="xs" /> Change view
        </button>
      )}
      {!current && isWorthKeeping(list, address) && (
        <button type="button" className={`${className} keep-view`} onClick={() => setOpen('keep')}>
          <Icon name="plus" size="xs" /> Save view
        </button>
      )}
      {open === 'keep' && <KeepDialog list={list} views={views} address={address} onClose={close} />}
      {open === 'edit' && current && (
        <EditDialog key={current.number} list={list} views={views} view={current} onClose={close} />
      )}
    </>
  );
}
