import { summaryOf } from './sentence';
import { isSame } from './terms';
import { promotionField, type Named, type Terms } from './words';

interface Props {
  before: Terms;
  after: Terms;
  named: readonly Named[];
}

const shown = (value: unknown): string =>
  value === undefined
    ? '–'
    : Array.isArray(value)
      ? value.map(shown).join(', ')
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([name, each]) => `${name} ${shown(each)}`)
            .join('; ')
        : typeof value === 'boolean'
          ? value
            ? 'yes'
            : 'no'
          : String(value);

const fieldOf: Record<string, string> = { kind: 'type', target: 'products', reward: 'rewardProducts' };

/** What is published and what would be, part by part. */
export function VersionChanges({ before, after, named }: Props) {
  if (isSame(before, after)) return <p className="muted">It says the same as what is published.</p>;
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Terms)[];
  const changed = parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
  return (
    <div className="stack t4">
      <p>
        <del>{summaryOf(before, named)}</del> <ins>{summaryOf(after, named)}</ins>
      </p>
      <ul className="stack t4 small">
        {changed.map((part) => (
          <li key={part}>
            {promotionField(fieldOf[part] ?? part)} <del>{shown(before[part])}</del>{' '}
            <ins>{shown(after[part])}</ins>
          </li>
        ))}
      </ul>
    </div>
  );
}
