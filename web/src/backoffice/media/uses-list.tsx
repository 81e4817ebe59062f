import { Link } from '../address/address';
import { pathOfUse, kindOfUse, usesWords, type Media, type MediaUse } from './words';

const nameOf = ({ name, code }: MediaUse) => name || code;

/** Everything that names it, each a way there. */
export const UsesList = ({ media: { uses, usesTotal } }: { media: Media }) => (
  <section aria-label="Where it is used" className="stack t8">
    <h3>{usesWords(usesTotal)}</h3>
    {uses.length > 0 && (
      <ul className="uses">
        {uses.map((use) => {
          const path = pathOfUse(use);
          return (
            <li key={`${use.kind} ${use.code} ${use.place ?? ''}`}>
              {path ? <Link to={path}>{nameOf(use)}</Link> : nameOf(use)}
              <small className="muted">{[kindOfUse(use.kind), use.place].filter(Boolean).join(', ')}</small>
            </li>
          );
        })}
      </ul>
    )}
    {usesTotal > uses.length && <p className="small muted">And {usesTotal - uses.length} more.</p>}
  </section>
);
