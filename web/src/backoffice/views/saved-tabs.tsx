import { useState, type ComponentType } from 'react';
import { Link, withSearch } from '../address/address';
import { useMay } from '../frame/staff-context';
import { Icon } from '../ui/icon';
import { EditDialog } from './edit-dialog';
import { KeepDialog } from './keep-dialog';
import type { SavedViews } from './use-views';
import { isWorthKeeping } from './words';

interface Props {
  saved: SavedViews;
  address: URLSearchParams;
  /** As the tabs beside them look. */
  className?: string;
  /** How many a view has now, where the tabs beside it say so. */
  Count?: ComponentType<{ query: URLSearchParams }>;
}

/** The saved views beside the built-in tabs, and the button that keeps what is asked for or changes the one that is shown. */
export function SavedTabs({ saved: { list, views, current }, address, className, Count }: Props) {
  const may = useMay();
  const [open, setOpen] = useState<'keep' | 'edit'>();
  const mayChange = current && (!current.isShared || may(list.shareRight));
  const button = className ? `${className} keep-view` : 'keep-view';
  const close = () => setOpen(undefined);
  return (
    <>
      {views.map((view) => {
        const query = new URLSearchParams(view.query);
        return (
          <Link
            key={view.number}
            className={className}
            to={withSearch(list.place, query)}
            aria-current={view === current ? 'page' : undefined}
            title={view.isShared ? `${view.name}, shared` : `${view.name}, your own`}
          >
            {view.name} {Count && <Count query={query} />}
          </Link>
        );
      })}
      {mayChange && (
        <button type="button" className={button} onClick={() => setOpen('edit')}>
          <Icon name="edit" size="xs" /> Change view
        </button>
      )}
      {!current && isWorthKeeping(list, address) && (
        <button type="button" className={button} onClick={() => setOpen('keep')}>
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
