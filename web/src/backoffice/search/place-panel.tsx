import { Link } from '../address/address';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { money } from '../ui/money';
import { Facts, Panel } from '../ui/parts';
import { times, whereWords, type Place } from './words';

interface Props {
  place: Place;
  onRule?: (kind: 'pin' | 'boost' | 'bury') => void;
}

/** Why one product stands where it does: by what it has the words, and how its score is made. */
export function PlacePanel({ place: row, onRule }: Props) {
  const may = useMay();
  const { place, code, name, department, price, isPinned, words, score } = row;
  const here = score.text * score.availability;
  const shares = (
    [
      [score.popularity, 'sells well'],
      [score.rating, 'rated'],
      [score.learned, score.learned < 0 ? 'seldom chosen' : 'often chosen'],
    ] as const
  )
    .filter(([share]) => share !== 0)
    .map(([share, why]) => `${why} ${share > 0 ? '+' : '\u2212'}${Math.round(Math.abs(share) * 100)}%`);
  return (
    <Panel
      title={`Why ${name} stands at ${place}`}
      beside={
        may('seeCatalogue') && (
          <Link to={`/catalogue/products/${encodeURIComponent(code)}`}>Open the product</Link>
        )
      }
    >
      {isPinned && <p>It is pinned, and stands before all that is not. Its score counts for nothing.</p>}
      <p className="muted">
        {department}
        {price && `, ${money(price)}`}
      </p>
      <ul className="stack t4">
        {words.map(({ said, where }) => (
          <li key={said}>
            <b>{said}</b>: {whereWords(where)}
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          { name: 'Its words are worth', value: score.text.toFixed(2) },
          score.availability !== 1 && {
            name: `${times(score.availability)} cannot be had here`,
            value: here.toFixed(2),
          },
          score.boost !== 1 && {
            name: `${times(score.boost)} by rules`,
            value: (here * score.boost).toFixed(2),
          },
          {
            name: [times(1 + score.popularity + score.rating + score.learned), shares.join(', ')].join(' '),
            value: score.total.toFixed(2),
            total: true,
          },
        ]}
      />
      {onRule && (
        <div className="fl">
          <Button icon="pin" onClick={() => onRule('pin')}>
            Pin
          </Button>
          <Button icon="up" onClick={() => onRule('boost')}>
            Boost
          </Button>
          <Button icon="dn" onClick={() => onRule('bury')}>
            Bury
          </Button>
        </div>
      )}
    </Panel>
  );
}
