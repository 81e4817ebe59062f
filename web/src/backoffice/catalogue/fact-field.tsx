import { useId } from 'react';
import { Area, Choice, Field } from '../ui/fields';
import type { Value } from './edits';

interface Props {
  fact: {
    code: string;
    name: string;
    type: 'number' | 'text' | 'flag';
    unit?: string;
    values: readonly string[];
  };
  value: Value | undefined;
  isChanged: boolean;
  error: string | undefined;
  disabled: boolean;
  onChange: (values: readonly string[]) => void;
}

/** The input a fact asks for: a number with its unit, yes or no, words that others use, or several of them. */
export function FactField({ fact, value, isChanged, error, disabled, onChange }: Props) {
  const list = useId();
  const values = Array.isArray(value) ? (value as readonly string[]) : [];
  const shared = {
    label: `${fact.name}${fact.unit ? `, ${fact.unit}` : ''}`,
    error,
    disabled,
    mark: isChanged ? 'changed' : undefined,
  };
  if (fact.type === 'flag')
    return (
      <Choice
        {...shared}
        value={values[0] ?? ''}
        onChange={({ target }) => onChange(target.value ? [target.value] : [])}
      >
        <option value="">Not said</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </Choice>
    );
  if (values.length > 1)
    return (
      <Area
        {...shared}
        hint="One a line."
        rows={Math.min(6, values.length + 1)}
        value={values.join('\n')}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
      />
    );
  const isNumber = fact.type === 'number';
  return (
    <>
      <Field
        {...shared}
        className={isNumber ? 'input num' : 'input'}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        list={fact.values.length > 0 ? list : undefined}
        value={values[0] ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      />
      {fact.values.length > 0 && (
        <datalist id={list}>
          {fact.values.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}
