import { fieldWords, type Change } from './words';

interface Props {
  changes: readonly Change[];
  /** What components are called. */
  names: ReadonlyMap<string, string>;
}

const longest = 300;
const shortened = (words: string) => (words.length > longest ? `${words.slice(0, longest - 1)}…` : words);

/** What it was, struck through, and what it is; field by field. */
export const Differences = ({ changes, names }: Props) =>
  changes.length === 0 ? (
    <p className="muted">Nothing differs.</p>
  ) : (
    <ul className="stack t8 differences">
      {changes.map(({ field, before, after }) => {
        const said = (words: readonly string[]) =>
          shortened(words.map((each) => names.get(each) ?? each).join(', '));
        return (
          <li key={field}>
            <span className="muted small line">{fieldWords(field, names)}</span>
            {before.length > 0 && <del>{said(before)}</del>} {after.length > 0 && <ins>{said(after)}</ins>}
          </li>
        );
      })}
    </ul>
  );
