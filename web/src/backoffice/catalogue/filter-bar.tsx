import { useState, type ReactNode } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { FindWords } from '../list/find-words';
import { Chip } from '../ui/chip';
import { isNarrowed, sorts, sortWords, type Filters } from './filters';
import { useCategories } from './use-categories';

interface ChoiceProps {
  label: string;
  any: string;
  value: string;
  choices: readonly { code: string; name: string }[];
  onChange: (value: string | undefined) => void;
}

/** A filter whose values the server knows. */
export const ChoiceChip = ({ label, any, value, choices, onChange }: ChoiceProps) => (
  <select
    className={`input chip f ${value ? 'set' : ''}`}
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value || undefined)}
  >
    <option value="">{any}</option>
    {value && !choices.some(({ code }) => code === value) && <option value={value}>{value}</option>}
    {choices.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </select>
);

interface Props {
  filters: Filters;
  /** Where the form leads without scripts. */
  place: string;
  onAsk: (set: Record<string, string | undefined>) => void;
  children?: ReactNode;
}

/** Departments with what is below them, two deep: deeper ones are found by their products. */
export function useDepartments(): { code: string; name: string }[] {
  const { categories } = useCategories();
  return categories
    .filter(({ level }) => level <= 2)
    .map(({ code, name, level }) => ({ code, name: level === 1 ? name : `\u2003${name}` }));
}

/** Search and filters; all of it stands in the address. */
export function FilterBar({ filters, place, onAsk, children }: Props) {
  const [clears, setClears] = useState(0);
  const brands = useApi(apiPath('/backoffice/api/brands'), { once: true });
  const ask = (set: Record<string, string | undefined>) =>
    onAsk({ cursor: undefined, open: undefined, ...set });
  return (
    <div className="fl roll">
      <FindWords
        key={clears}
        id="product-search"
        place={place}
        label="Find products"
        placeholder="Code, EAN, name, brand, model"
        value={filters.query}
        onAsk={(query) => ask({ query })}
      />
      <ChoiceChip
        label="Department"
        any="Any department"
        value={filters.department}
        choices={useDepartments()}
        onChange={(department) => ask({ department })}
      />
      <ChoiceChip
        label="Brand"
        any="Any brand"
        value={filters.brand}
        choices={brands.data?.brands ?? []}
        onChange={(brand) => ask({ brand })}
      />
      <Chip
        label="Sorted by"
        value={filters.sort}
        words={sortWords}
        all={sorts}
        onChange={(sort) => ask({ sort })}
      />
      {isNarrowed(filters) && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setClears(clears + 1);
            ask({ query: undefined, brand: undefined, department: undefined });
          }}
        >
          Clear
        </button>
      )}
      {children}
    </div>
  );
}
