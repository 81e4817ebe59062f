import { Link } from '../address/address';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { counted, grouped } from '../ui/money';
import { Badge } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { percent, rulesPlace, shopperPage, whyPlace, type Query } from './words';

interface Props {
  rows: readonly Query[];
  current: string;
  isOld: boolean;
  /** Nothing where this person may only read. */
  onPin?: (query: string) => void;
}

/** Searches of one page, each with what came of it and its next step. */
export const QueryTable = ({ rows, current, isOld, onPin }: Props) => (
  <Scroll label="Searches" className="pn np cardt">
    <table className="t" aria-busy={isOld || undefined}>
      <caption className="sr">Searches</caption>
      <thead>
        <tr>
          <th scope="col">Words</th>
          <th scope="col" className="num">
            Times
          </th>
          <th scope="col" className="num">
            Led to a product
          </th>
          <th scope="col" className="num">
            To the cart
          </th>
          <th scope="col" className="num">
            Empty
          </th>
          <th scope="col">
            <span className="sr">What to do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ query, state, figures, likelyMeant, rules }) => {
          return (
            <tr key={query} className={query === current ? 'cur' : undefined}>
              <td>
                <Link to={whyPlace(query)}>{query}</Link>{' '}
                {state === 'empty' && <Badge kind="bad">Found nothing</Badge>}
                {state === 'weak' && <Badge kind="warn">Seldom chosen from</Badge>}
                {likelyMeant && <small>then searched for: {likelyMeant}</small>}
              </td>
              <td className="num r" data-label="Times">
                {grouped(figures.searches)}
              </td>
              <td className="num" data-label="Led to a product">
                {percent(figures.chosen, figures.searches)}
              </td>
              <td className="num r" data-label="To the cart">
                {percent(figures.added, figures.searches)}
              </td>
              <td className="num r hm">{percent(figures.empty, figures.searches)}</td>
              <td className="whole">
                <span className="fl end">
                  {rules > 0 && <Link to={rulesPlace(query)}>{counted(rules, 'rule')}</Link>}
                  <a
                    className="btn xs plain"
                    href={shopperPage(query)}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`See ${query} as a shopper`}
                  >
                    <Icon name="eye" size="xs" /> See
                  </a>
                  {onPin && (
                    <Button icon="pin" aria-label={`Pin for ${query}`} onClick={() => onPin(query)}>
                      Pin
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </Scroll>
);
