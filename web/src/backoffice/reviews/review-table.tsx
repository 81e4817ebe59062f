import { Link, withSearch } from '../address/address';
import { Badge } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { Tick } from '../ui/tick';
import { ageOf, whenOf } from '../ui/times';
import { Stars } from './stars';
import { toggled } from '../list/bulk';
import { reviewPath, type Review } from './words';

interface TableProps {
  rows: readonly Review[];
  current: string;
  open: string | undefined;
  query: URLSearchParams;
  isOld: boolean;
  /** Nothing where this person may only read. */
  ticked?: readonly string[];
  onTick: (ids: readonly string[]) => void;
}

/** Reviews of one page: what was said of what, by whom and when. */
export const ReviewTable = ({ rows, current, open, query, isOld, ticked, onTick }: TableProps) => (
  <Scroll label="Reviews" className="pn np cardt">
    <table className="t" aria-busy={isOld || undefined}>
      <caption className="sr">Reviews</caption>
      <thead>
        <tr>
          {ticked && (
            <th scope="col" className="hm">
              <Tick
                label="Select all on this page"
                checked={rows.every(({ id }) => ticked.includes(id))}
                some={ticked.length > 0}
                onChange={() => onTick(ticked.length > 0 ? [] : rows.map(({ id }) => id))}
              />
            </th>
          )}
          <th scope="col">Review</th>
          <th scope="col">Stars</th>
          <th scope="col">By</th>
          <th scope="col">{rows[0]?.state === 'waiting' ? 'Waits' : 'Written'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={[ticked?.includes(row.id) && 'on', row.id === current && 'cur']
              .filter(Boolean)
              .join(' ')}
            aria-current={row.id === open || undefined}
          >
            {ticked && (
              <td className="hm">
                <Tick
                  label={`Select “${row.headline}”`}
                  checked={ticked.includes(row.id)}
                  onChange={() => onTick(toggled(ticked, row.id))}
                />
              </td>
            )}
            <Said {...{ row, query }} />
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

const Said = ({ row, query }: { row: Review; query: URLSearchParams }) => (
  <>
    <td className="review-what">
      <div className="review-said">
        {row.product.image ? (
          <img src={row.product.image} alt="" loading="lazy" />
        ) : (
          <span className="none" />
        )}
        <div>
          <Link to={withSearch(reviewPath(row.id), query)}>{row.headline}</Link>
          <small className="review-line">{row.comment}</small>
          <small className="review-line">{row.product.name}</small>
        </div>
      </div>
    </td>
    <td>
      <Stars count={row.rating} />
    </td>
    <td className="review-by">
      {row.author}
      {row.isBuyer && (
        <>
          {' '}
          <Badge kind="info">Bought here</Badge>
        </>
      )}
    </td>
    <td className="r">{row.state === 'waiting' ? ageOf(row.createdAt) : whenOf(row.createdAt)}</td>
  </>
);
