import { Link } from '../address/address';
import { grouped, money } from '../ui/money';
import { Badge } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { Tick } from '../ui/tick';
import { whenOf } from '../ui/times';
import { summaryOf } from './sentence';
import { toggled } from '../list/bulk';
import { UseBar } from './use-bar';
import { promotionPath, stateWords, type PromotionRow } from './words';

interface TableProps {
  rows: readonly PromotionRow[];
  current: string;
  isOld: boolean;
  /** Nothing where this person may only read. */
  ticked?: readonly string[];
  onTick: (codes: readonly string[]) => void;
}

/** Promotions of one page, with what each gave. */
export const PromotionTable = ({ rows, current, isOld, ticked, onTick }: TableProps) => (
  <Scroll label="Promotions" className="pn np cardt">
    <table className="t" aria-busy={isOld || undefined}>
      <caption className="sr">Promotions</caption>
      <thead>
        <tr>
          {ticked && (
            <th scope="col" className="hm">
              <Tick
                label="Select all on this page"
                checked={rows.every(({ code }) => ticked.includes(code))}
                some={ticked.length > 0}
                onChange={() => onTick(ticked.length > 0 ? [] : rows.map(({ code }) => code))}
              />
            </th>
          )}
          <th scope="col">Promotion</th>
          <th scope="col">State</th>
          <th scope="col">Use</th>
          <th scope="col" className="num">
            Orders
          </th>
          <th scope="col" className="num">
            Given
          </th>
          <th scope="col">Ends</th>
          <th scope="col" className="num">
            Priority
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, state, hasDraft, isWaiting, terms, named, use }) => (
          <tr
            key={code}
            className={[ticked?.includes(code) && 'on', code === current && 'cur'].filter(Boolean).join(' ')}
          >
            {ticked && (
              <td className="hm">
                <Tick
                  label={`Select ${terms.title || code}`}
                  checked={ticked.includes(code)}
                  onChange={() => onTick(toggled(ticked, code))}
                />
              </td>
            )}
            <td>
              <Link to={promotionPath(code)}>{terms.title || code}</Link>
              <small>{summaryOf(terms, named)}</small>
            </td>
            <td>
              <span className="badges">
                <Badge kind={stateWords(state).badge}>{stateWords(state).words}</Badge>
                {hasDraft && <Badge>Changes drafted</Badge>}
                {isWaiting && <Badge kind="warn">For a second person</Badge>}
              </span>
            </td>
            <td>
              <UseBar terms={terms} use={use} />
            </td>
            <td className="num r">{grouped(use.orders)}</td>
            <td className="num r">
              <Link to={`${promotionPath(code)}#given`}>{money(use.given)}</Link>
            </td>
            <td>{terms.endsAt ? whenOf(terms.endsAt) : <span className="muted">no end</span>}</td>
            <td className="num r">{terms.priority ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);
