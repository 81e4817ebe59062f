import { useState } from 'react';
import { useMay } from '../frame/staff-context';
import { Icon } from '../ui/icon';
import { EditDialog } from './edit-dialog';
import { KeepDialog } from './keep-dialog';
import type { SavedViews } from './use-views';
import { isWorthKeeping, type SavedView } from './words';

interface Props {
  saved: SavedViews;
  address: URLSearchParams;
  /** As the tabs beside it look. */
  className?: string;
}

/** Keeps what the list is asked for, or changes the view that is shown. */
export function ViewButton({ saved: { list, views, current }, address, className = '' }: Props) {
  const may = useMay();
  // The view that is changed stays in hand when the list asks for something else meanwhile.
  const [open, setOpen] = useState<'keep' | SavedView>();
  const mayChange = current && (!current.isShared || may(list.shareRight));
  const close = () => setOpen(undefined);
  return (
    <>
      {mayChange && (
        <button type="button" className={`${className} keep-view`} onClick={() => setOpen(current)}>
          <Icon name="edit" size="xs" /> Change view
        </button>
      )}
      {!current && isWorthKeeping(list, address) && (
        <button type="button" className={`${className} keep-view`} onClick={() => setOpen('keep')}>
          <Icon name="plus" size="xs" /> Save view
        </button>
      )}
      {open === 'keep' && <KeepDialog list={list} views={views} address={address} onClose={close} />}
      {open !== undefined && open !== 'keep' && (
        <EditDialog key={open.number} list={list} views={views} view={open} onClose={close} />
      )}
    </>
  );
}
