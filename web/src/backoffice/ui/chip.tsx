interface ChipProps<T extends string> {
  label: string;
  value: T;
  words: Record<T, string>;
  all: readonly T[];
  onChange: (value: T | undefined) => void;
}

/** A filter as a chip: tinted with its value once it is set. */
export const Chip = <T extends string>({ label, value, words, all, onChange }: ChipProps<T>) => (
  <select
    className={`input chip f ${value === all[0] ? '' : 'set'}`}
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value === all[0] ? undefined : (target.value as T))}
  >
    {all.map((each) => (
      <option key={each} value={each}>
        {words[each]}
      </option>
    ))}
  </select>
);
