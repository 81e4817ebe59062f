import { useId, useState, type ReactNode } from 'react';
import type { Schema, SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { TextButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { facetsOf } from './facet-choice';
import { PriceRange } from './price-range';
import styles from './facets.module.css';

type Facet = Schema<'Facet'>;

interface Props {
  page: SearchPage;
  query: string;
  /** Goes to the list a value leads to. */
  onChange: (query: string) => void;
}

/** Everything a list can be narrowed by, with what each choice would leave. */
const Facets = ({ page, query, onChange }: Props) =>
  facetsOf(page).map((facet) => (
    <FacetGroup key={facet.code ?? facet.name} facet={facet} onChange={onChange}>
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

interface GroupProps {
  facet: Facet;
  onChange: (query: string) => void;
  children?: ReactNode;
}

function FacetGroup({ facet, onChange, children }: GroupProps) {
  const [open, setOpen] = useState(true);
  const [all, setAll] = useState(false);
  const list = useId();
  const values = all ? facet.values : facet.values.slice(0, shownAtFirst);
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
        <ul>
          {values.map((value) => (
            <li key={value.code ?? value.name}>
              <Choice value={value} onChange={onChange} />
            </li>
          ))}
          {facet.values.length > shownAtFirst && (
            <li>
              <TextButton className="small" onClick={() => setAll(!all)}>
                {all ? text('common.showLess') : text('common.showMore')}
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
