import { fieldTime, timeOfField } from '../promotions/terms';
import { Area, Choice, Field } from '../ui/fields';
import { momentOf } from '../ui/times';
import { KindsField } from './kinds-field';
import { ListField } from './list-field';
import { PictureField } from './picture-field';
import { memberWords, type ComponentField } from './words';

export interface EditorProps {
  field: ComponentField;
  value: unknown;
  isLocked: boolean;
  /** Of what stands at this path below the field: `banners/0/title`. */
  wrong: (path: string) => string | undefined;
  /** Where the field stands. */
  path: string;
  /** What products are called. */
  named: ReadonlyMap<string, string>;
  onChange: (value: unknown) => void;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const codesOf = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : textOf(value));

/** Empty for what is no time. */
const timeIn = (value: unknown): string => {
  const text = textOf(value);
  return text && !Number.isNaN(momentOf(text)) ? fieldTime(text) : '';
};

const hints: Partial<Record<ComponentField['kind'], string>> = {
  link: 'A path of the shop, as /l/c/televisions, or an address with https:',
  category: 'Its code',
  brand: 'Its code',
  markup: 'HTML of headings, paragraphs, lists, tables, links and pictures',
};

/** One member of a component, by what the shop knows it holds. */
export function FieldEditor(props: EditorProps) {
  const { field, value, isLocked, wrong, path, named, onChange } = props;
  const { name, kind, choices = [] } = field;
  const of = {
    label: memberWords(name),
    error: wrong(path),
    hint: hints[kind],
    disabled: isLocked,
  };
  switch (kind) {
    case 'list':
      return <ListField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'kinds':
      return <KindsField {...props} />;
    case 'words':
    case 'markup':
      return (
        <Area
          {...of}
          rows={kind === 'markup' ? 12 : 3}
          className={kind === 'markup' ? 'input markup' : 'input'}
          spellCheck={kind === 'words'}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'products':
      return (
        <Area
          {...of}
          hint={
            codesOf(value)
              .split(/\s+/)
              .filter(Boolean)
              .map((code) => named.get(code) ?? code)
              .join(', ') || 'Their codes, with spaces between them'
          }
          value={codesOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'time':
      return (
        <Field
          {...of}
          type="datetime-local"
          hint="South African time"
          value={timeIn(value)}
          onChange={({ target }) => onChange(timeOfField(target.value))}
        />
      );
    case 'number':
      return (
        <Field
          {...of}
          className="input num"
          inputMode="numeric"
          maxLength={3}
          value={textOf(value)}
          onChange={({ target }) =>
            onChange(/^\d+$/.test(target.value) ? Number(target.value) : target.value)
          }
        />
      );
    case 'icon':
    case 'colour':
      return (
        <Choice
          {...of}
          value={kind === 'icon' ? textOf((value as { code?: unknown } | undefined)?.code) : textOf(value)}
          onChange={({ target }) =>
            onChange(kind === 'icon' && target.value ? { code: target.value } : target.value)
          }
        >
          <option value="">{kind === 'icon' ? 'By its place' : 'As it is'}</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Choice>
      );
    default:
      return (
        <Field
          {...of}
          autoComplete="off"
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
