import { useState } from 'react';
import { Link, useQueryState, withQuery, withSearch } from '../address/address';
import { FindWords } from '../list/find-words';
import { Chip } from '../ui/chip';
import { isNarrowed, ratings, sortsOf, type Filters } from './filters';
import { countWords, starWords, states, stateWords, type State } from './words';

const ratingWords = {
  '': 'Any stars',
  5: starWords(5),
  4: starWords(4),
  3: starWords(3),
  2: starWords(2),
  1: starWords(1),
} as const;
const sortWords = { oldest: 'Oldest first', newest: 'Newest first' } as const;

interface Props {
  filters: Filters;
  counts: readonly { state: State; count: number }[];
  /** Of the product it is narrowed to. */
  productName: string | undefined;
}

/** States with their counts, and what narrows the list; all of it stands in the address. */
export function FilterBar({ filters, counts, productName }: Props) {
  const [query, ask] = useQueryState();
  const [clears, setClears] = useState(0);
  const countOf = (state: State) => counts.find((each) => each.state === state)?.count;
  return (
    <div className="fl roll">
      <nav className="fl" aria-label="States">
        {states.map((state) => {
          const count = countOf(state);
          return (
            <Link
              key={state}
              className="chip f"
              to={withSearch('/reviews', withQuery(query, { state, sort: undefined }))}
              aria-current={filters.state === state ? 'page' : undefined}
            >
              {stateWords(state).words} {count !== undefined && countWords(count)}
            </Link>
          );
        })}
      </nav>
      <Chip
        label="Stars"
        value={filters.rating}
        words={ratingWords}
        all={ratings}
        onChange={(rating) => ask({ rating })}
      />
      <Chip
        label="Order"
        value={filters.sort}
        words={sortWords}
        all={sortsOf(filters.state)}
        onChange={(sort) => ask({ sort })}
      />
      <FindWords
        key={clears}
        id="review-search"
        place="/reviews"
        label="Find reviews"
        placeholder="Words in it, or the name"
        value={filters.query}
        onAsk={(words) => ask({ query: words })}
      />
      {filters.product && <span className="chip f set">Of {productName ?? filters.product}</span>}
      {isNarrowed(filters) && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setClears(clears + 1);
            ask({ query: undefined, rating: undefined, product: undefined });
          }}
        >
          Clear
        </button>
      )}
    </div>
  );
}
