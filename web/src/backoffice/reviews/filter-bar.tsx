import { useState } from 'react';
import { Link, useQueryState, withQuery, withSearch } from '../address/address';
import { Chip } from '../ui/chip';
import { Icon } from '../ui/icon';
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
  const [typed, setTyped] = useState(filters.query);
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
      <form
        role="search"
        action="/backoffice/reviews"
        className="find-order"
        onSubmit={(event) => {
          event.preventDefault();
          ask({ query: typed.trim() || undefined });
        }}
      >
        <Icon name="search" />
        <input
          id="review-search"
          className="input"
          type="search"
          name="query"
          aria-label="Find reviews"
          placeholder="Words in it, or the name"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {filters.product && <span className="chip f set">Of {productName ?? filters.product}</span>}
      {isNarrowed(filters) && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setTyped('');
            ask({ query: undefined, rating: undefined, product: undefined });
          }}
        >
          Clear
        </button>
      )}
    </div>
  );
}
