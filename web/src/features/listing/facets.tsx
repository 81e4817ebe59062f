import { useId, useState, type ReactNode } from 'react';
import { useApi } from '@/shared/api/query';
import type { Schema, SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { TextButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { RetryNote } from '@/shared/ui/retry-note';
import { facetsOf, valuesWith } from './facet-choice';
import { facetPath, type Listing } from './listing';
import { PriceRange } from './price-range';
import styles from './facets.module.css';

type Facet = Schema<'Facet'>;

interface Props {
  listing: Listing;
  page: SearchPage;
  query: string;
  /** Goes to the list a value leads to. */
  onChange: (query: string) => void;
}

/** Everything a list can be narrowed by, with what each choice would leave. */
const Facets = ({ listing, page, query, onChange }: Props) =>
  facetsOf(page).map((facet) => (
    <FacetGroup
      key={facet.code ?? facet.name}
      listing={listing}
      query={query}
      facet={facet}
      onChange={onChange}
    >
      {facet.code === 'price' && page.priceRange && (
        <PriceRange
          least={page.priceRange.minPrice.value}
          most={page.priceRange.maxPrice.value}
          query={query}
          onChange={onChange}
        />
      )}
    </FacetGroup>
  ));

export default Facets;

const shownAtFirst = 8;
/** From so many values on one can be looked for by its name. */
const findFrom = 16;

interface GroupProps {
  listing: Listing;
  query: string;
  facet: Facet;
  onChange: (query: string) => void;
  children?: ReactNode;
}

/** All values of a facet, asked for once they are wanted, where the page has only the most frequent. */
function useValues({ listing, query, facet }: GroupProps, wanted: boolean) {
  const { code, values, totalValues = values.length } = facet;
  const isCut = totalValues > values.length;
  const whole = useApi(code && isCut && wanted ? facetPath(listing, query, code) : null);
  const known = whole.data?.facets?.find((each) => each.code === code)?.values ?? values;
  return { known, total: totalValues, whole };
}

function FacetGroup(props: GroupProps) {
  const { facet, onChange, children } = props;
  const [open, setOpen] = useState(true);
  const [all, setAll] = useState(false);
  const [letters, setLetters] = useState('');
  const [finding, setFinding] = useState(false);
  const list = useId();
  const { known, total, whole } = useValues(props, all || finding);
  const found = valuesWith(known, letters);
  const values = all || letters ? found : found.slice(0, shownAtFirst);
  return (
    <fieldset className={styles.facet}>
      <legend>
        <button type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {facet.name}
          <Icon name="down" size="s" />
        </button>
      </legend>
      <div id={list} hidden={!open}>
        {children}
        {total >= findFrom && (
          <input
            type="search"
            className={styles.find}
            aria-label={text('plp.find', { name: facet.name })}
            placeholder={text('plp.find', { name: facet.name })}
            value={letters}
            onFocus={() => setFinding(true)}
            onChange={(event) => setLetters(event.target.value)}
          />
        )}
        {whole.error && <RetryNote problem={whole.error} onRetry={() => void whole.refetch()} />}
        {total >= findFrom && (
          <p className="sr" role="status">
            {letters && !whole.isFetching && text('plp.findCount', { count: found.length })}
          </p>
        )}
        {letters && found.length === 0 && !whole.isFetching && (
          <p className="small muted">{text('plp.findNone', { letters })}</p>
        )}
        <ul aria-busy={whole.isFetching}>
          {values.map((value) => (
            <li key={value.code ?? value.name}>
              <Choice value={value} onChange={onChange} />
            </li>
          ))}
          {!letters && total > shownAtFirst && (
            <li>
              <TextButton className="small" onClick={() => setAll(!all)}>
                {all
                  ? text('common.showLess')
                  : total >= findFrom
                    ? text('plp.showAll', { count: total })
                    : text('common.showMore')}
              </TextButton>
            </li>
          )}
        </ul>
      </div>
    </fieldset>
  );
}

/** Ticked at once; the list follows. As few elements as it can be: a wide page has half a hundred of these. */
function Choice({ value, onChange }: { value: Schema<'FacetValue'>; onChange: (query: string) => void }) {
  const { name, count, selected, query } = value;
  const [ticked, setTicked] = useState({ answer: selected, shown: selected });
  if (ticked.answer !== selected) setTicked({ answer: selected, shown: selected });
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.tick}
        checked={ticked.shown}
        onChange={() => {
          setTicked({ answer: selected, shown: !ticked.shown });
          onChange(query.query.value ?? '');
        }}
      />
      {name}
      <span className={styles.count}>
        {count}
        <span className="sr">{` ${text('plp.products')}`}</span>
      </span>
    </label>
  );
}
