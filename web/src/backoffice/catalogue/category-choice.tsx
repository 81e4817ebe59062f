import { Choice } from '../ui/fields';
import { wayTo } from './tree';
import { useCategories } from './use-categories';

interface Props {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  disabled?: boolean;
  onChange: (code: string) => void;
}

/** The code with the name of what it stands in. */
export const asLeaves = <T extends { code: string; parent?: string }>(categories: readonly T[]) =>
  categories.map((each) => ({ ...each, parent: each.parent }));

/** A category by the way to it: `TV and audio / Televisions`. */
export function CategoryChoice({ value, onChange, ...field }: Props) {
  const { categories } = useCategories();
  const leaves = asLeaves(categories);
  return (
    <Choice {...field} value={value} onChange={({ target }) => onChange(target.value)}>
      {!value && <option value="">Choose</option>}
      {value && !categories.some(({ code }) => code === value) && <option value={value}>{value}</option>}
      {leaves.map(({ code }) => (
        <option key={code} value={code}>
          {wayTo(leaves, code)
            .map(({ name }) => name)
            .join(' / ')}
        </option>
      ))}
    </Choice>
  );
}
