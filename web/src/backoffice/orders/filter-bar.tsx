import { FindWords } from '../list/find-words';
import { Chip } from '../ui/chip';
import { Icon } from '../ui/icon';
import { shortDay } from '../ui/times';
import { deliveries, isNarrowed, placeds, sorts, type Filters } from './filters';

const deliveryWords: Record<(typeof deliveries)[number], string> = {
  any: 'Any way',
  door: 'To the door',
  pickup: 'Pickup',
};
const placedWords: Record<(typeof placeds)[number], string> = {
  any: 'Any day',
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
};
const sortWords: Record<(typeof sorts)[number], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  value: 'Dearest first',
};

interface Props {
  filters: Filters;
  onAsk: (set: Record<string, string | undefined>) => void;
}

const ownDays = ({ from, to }: Filters) =>
  from === to
    ? shortDay(`${from}T10:00:00Z`)
    : [from && `from ${shortDay(`${from}T10:00:00Z`)}`, to && `to ${shortDay(`${to}T10:00:00Z`)}`]
        .filter(Boolean)
        .join(' ');

/** Search and filters; all of it stands in the address. */
export function FilterBar({ filters, onAsk }: Props) {
  return (
    <div className="fl roll">
      <FindWords
        id="order-search"
        place="/orders"
        label="Find orders"
        placeholder="Order, email, phone, name, tracking, product"
        value={filters.query}
        onAsk={(query) => onAsk({ query, view: query && 'all', open: undefined })}
      />
      <Chip
        label="Way"
        value={filters.delivery}
        words={deliveryWords}
        all={deliveries}
        onChange={(delivery) => onAsk({ delivery })}
      />
      <Chip
        label="Placed"
        value={filters.placed}
        words={placedWords}
        all={placeds}
        onChange={(placed) => onAsk({ placed })}
      />
      {filters.store && (
        <button type="button" className="chip f set" onClick={() => onAsk({ store: undefined })}>
          Store: {filters.store} <Icon name="x" size="xs" />
        </button>
      )}
      {(filters.from || filters.to) && (
        <button
          type="button"
          className="chip f set"
          onClick={() => onAsk({ from: undefined, to: undefined })}
        >
          {ownDays(filters)} <Icon name="x" size="xs" />
        </button>
      )}
      <Chip
        label="Sorted by"
        value={filters.sort}
        words={sortWords}
        all={sorts}
        onChange={(sort) => onAsk({ sort })}
      />
      {isNarrowed(filters) && (
        <button
          type="button"
          className="link"
          onClick={() =>
            onAsk({
              query: undefined,
              delivery: undefined,
              placed: undefined,
              store: undefined,
              from: undefined,
              to: undefined,
              view: undefined,
            })
          }
        >
          Clear
        </button>
      )}
    </div>
  );
}
