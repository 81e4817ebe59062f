import type { ComponentType } from 'react';
import { Link, withSearch } from '../address/address';
import { Icon } from '../ui/icon';
import type { SavedViews } from './use-views';

interface Props {
  saved: SavedViews;
  /** As the tabs beside them look. */
  className?: string;
  /** How many a view has now, where the tabs beside it say so. */
  Count?: ComponentType<{ query: URLSearchParams }>;
}

/** The saved views, beside the built-in tabs. */
export const SavedTabs = ({ saved: { list, views, current }, className, Count }: Props) =>
  views.map((view) => {
    const query = new URLSearchParams(view.query);
    return (
      <Link
        key={view.number}
        className={className}
        to={withSearch(list.place, query)}
        aria-current={view === current ? 'page' : undefined}
        title={view.isShared ? `${view.name}, shared` : `${view.name}, your own`}
      >
        {view.name} {view.isShared && <Icon name="users" size="xs" />} {Count && <Count query={query} />}
      </Link>
    );
  });
