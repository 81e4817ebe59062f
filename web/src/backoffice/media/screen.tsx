import '../styles/content.css';
import '../styles/media.css';
import { useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { go, Link, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { ContentTabs } from '../content/tabs';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { FindWords } from '../list/find-words';
import { Icon } from '../ui/icon';
import { keepsCurrentInSight } from '../ui/in-sight';
import { counted, grouped } from '../ui/money';
import { Bones, Empty, Loaded } from '../ui/states';
import { useIsWide } from '../ui/use-is-wide';
import { ChooseFiles, DropArea } from './drop';
import { asked, filtersIn, uses, type MediaFilters } from './filters';
import { MediaGrid } from './grid';
import { useLeaveSending } from './leave-sending';
import { MediaPanel } from './media-panel';
import { refreshMedia } from './refresh';
import { Sending } from './sending';
import { useUploads } from './use-uploads';
import { mediaPath, type MediaList } from './words';

const place = '/content/media';

/** All pictures the shop keeps, and one of them beside the others. */
export function Screen({ params }: { params: Record<string, string> }) {
  const { shopName } = useHere();
  const may = useMay();
  const mayWrite = may('content') || may('catalogue');
  const isWide = useIsWide();
  const cache = useQueryClient();
  const [query, ask] = useQueryState();
  const filters = filtersIn(query);
  const list = useApi(apiPath('/backoffice/api/content/media', { query: asked(filters) }), {
    keepsOld: true,
  });
  const uploads = useUploads(() => void refreshMedia(cache));
  const { question } = useLeaveSending(uploads, place);
  const open = params.media;
  const rows = list.data?.pictures ?? [];
  const at = rows.findIndex(({ name }) => name === open);
  const pathOf = (name: string) => withSearch(mediaPath(name), query);
  const close = () => go(withSearch(place, query));
  const step = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next && next.name !== open) go(pathOf(next.name));
  };
  useShortcuts('Media', [
    { keys: 'j', what: 'Next picture', run: () => step(1) },
    { keys: 'k', what: 'Picture before', run: () => step(-1) },
    { keys: 'f', what: 'Find', run: () => document.getElementById('media-find')?.focus() },
    { keys: 'Escape', what: 'Close the picture', run: () => open && close() },
  ]);
  const isAlone = open !== undefined && !isWide;
  return (
    <>
      <title>{`Media | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Content</h1>
        {mayWrite && !isAlone && (
          <div className="fl acts">
            <ChooseFiles label="Add pictures" onFiles={uploads.add} />
          </div>
        )}
      </div>
      <ContentTabs at={place} />
      {isAlone ? (
        <p>
          <Link to={withSearch(place, query)}>All pictures</Link>
        </p>
      ) : (
        <FilterRow {...{ filters, query }} onAsk={ask} />
      )}
      <p className="sr" role="status">
        {list.data ? `${counted(rows.length, 'picture')} shown` : ''}
      </p>
      <div className={`split media-split ${open !== undefined && isWide ? 's2' : ''}`}>
        {!isAlone && (
          <DropArea onFiles={mayWrite ? uploads.add : undefined}>
            <Sending uploads={uploads.all} onForget={uploads.forget} />
            <List {...{ list, filters, query, open, pathOf, mayWrite }} />
          </DropArea>
        )}
        {open !== undefined && <MediaPanel key={open} name={open} onStep={step} onClose={close} />}
      </div>
      {question}
    </>
  );
}

interface FilterProps {
  filters: MediaFilters;
  query: URLSearchParams;
  onAsk: (set: Record<string, string | undefined>) => void;
}

const FilterRow = ({ filters, query, onAsk }: FilterProps) => (
  <div className="fl roll" ref={keepsCurrentInSight}>
    <FindWords
      id="media-find"
      place={place}
      label="Find pictures"
      placeholder="File name or text"
      value={filters.query}
      onAsk={(words) => onAsk({ query: words, cursor: undefined })}
    />
    <nav className="fl" aria-label="Views">
      {uses.map(([use, name]) => (
        <Link
          key={use}
          className="chip f"
          to={withSearch(
            place,
            withQuery(query, { use: use === 'all' ? undefined : use, cursor: undefined }),
          )}
          aria-current={filters.use === use ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  </div>
);

interface ListProps {
  list: UseQueryResult<MediaList, ApiError>;
  filters: MediaFilters;
  query: URLSearchParams;
  open: string | undefined;
  pathOf: (name: string) => string;
  mayWrite: boolean;
}

const emptyWords = ({ query, use }: MediaFilters, mayWrite: boolean): string => {
  if (query) return `No picture has “${query}” in its name or text.`;
  if (use === 'removed') return 'Nothing was removed in the last 30 days.';
  if (use === 'unused') return 'Every picture is used somewhere.';
  return mayWrite ? 'There are no pictures yet. Add some, or drop them here.' : 'There are no pictures yet.';
};

const List = ({ list, filters, query, open, pathOf, mayWrite }: ListProps) => (
  <Loaded query={list} bones={<Bones rows={6} height={120} />}>
    {(data) =>
      data.pictures.length === 0 ? (
        <div className="pn">
          <Empty action={(filters.query || filters.use !== 'all') && <Link to={place}>Show all</Link>}>
            {emptyWords(filters, mayWrite)}
          </Empty>
        </div>
      ) : (
        <>
          <MediaGrid rows={data.pictures} current={open} isOld={list.isPlaceholderData} hrefOf={pathOf} />
          <nav className="pg" aria-label="Pages">
            <span className="muted num">
              {data.pictures.length} shown, {grouped(data.total)} kept
            </span>
            <span className="fl">
              {filters.cursor && (
                <Link
                  className="btn xs plain"
                  to={withSearch(place, withQuery(query, { cursor: undefined }))}
                >
                  <Icon name="left" size="xs" /> First page
                </Link>
              )}
              {data.next && (
                <Link
                  className="btn xs plain"
                  to={withSearch(place, withQuery(query, { cursor: data.next }))}
                >
                  Next
                </Link>
              )}
            </span>
          </nav>
        </>
      )
    }
  </Loaded>
);
