import { Link } from '../address/address';
import { Badge } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { whenOf } from '../ui/times';
import { pageKinds, pagePath, stateWords, type PageRow } from './words';

interface Props {
  rows: readonly PageRow[];
  current: string;
  isOld: boolean;
}

/** Pages with where they are, how they stand, and who changed them last. */
export const PageTable = ({ rows, current, isOld }: Props) => (
  <Scroll label="Pages" className="pn np cardt">
    <table className="t" aria-busy={isOld || undefined}>
      <caption className="sr">Pages</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Address</th>
          <th scope="col">Kind</th>
          <th scope="col">State</th>
          <th scope="col">Changed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, path, kind, state, hasDraft, publishAt, changedAt, changedBy }) => (
          <tr key={code} className={code === current ? 'cur' : undefined}>
            <td>
              <Link to={pagePath(code)}>{name || code}</Link>
            </td>
            <td>{path ?? <span className="muted">{code}</span>}</td>
            <td>{pageKinds[kind]}</td>
            <td>
              <span className="badges">
                <Badge kind={stateWords(state).badge}>{stateWords(state).words}</Badge>
                {publishAt ? (
                  <Badge kind="info">Planned for {whenOf(publishAt)}</Badge>
                ) : (
                  hasDraft && <Badge kind="warn">Draft</Badge>
                )}
              </span>
            </td>
            <td>
              {changedAt ? whenOf(changedAt) : <span className="muted">–</span>}
              {changedAt && <small>{changedBy ?? 'by an import'}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);
