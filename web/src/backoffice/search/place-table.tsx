import { money } from '../ui/money';
import { Icon } from '../ui/icon';
import { Scroll } from '../ui/scroll';
import { times, whyWords, type Place } from './words';

interface Props {
  rows: readonly Place[];
  current: string;
  onLook: (code: string) => void;
}

/** The first products of a search with the parts of their score. */
export const PlaceTable = ({ rows, current, onLook }: Props) => (
  <Scroll label="Results with their score" className="pn np cardt places">
    <table className="t">
      <caption className="sr">Results with their score</caption>
      <thead>
        <tr>
          <th scope="col" className="num">
            <span className="sr">Place</span>
          </th>
          <th scope="col">Product</th>
          <th scope="col" className="num">
            Words
          </th>
          <th scope="col" className="num">
            Here
          </th>
          <th scope="col" className="num">
            Rules
          </th>
          <th scope="col" className="num">
            Sales
          </th>
          <th scope="col" className="num">
            Stars
          </th>
          <th scope="col" className="num">
            Chosen
          </th>
          <th scope="col" className="num">
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { place, code, name, image, price, isAvailable, isPinned, score } = row;
          return (
            <tr key={code} className={code === current ? 'cur' : undefined}>
              <td className="num">
                <b>{place}</b>
              </td>
              <td className="whole">
                <div className="th">
                  <span className="plate pic">
                    {image && <img src={image} alt="" width="32" height="32" />}
                  </span>
                  <span>
                    <button type="button" className="link" onClick={() => onLook(code)}>
                      {name}
                    </button>
                    <small className={isAvailable ? undefined : 'late'}>
                      {[price && money(price), whyWords(row)].filter(Boolean).join(', ')}
                    </small>
                  </span>
                </div>
              </td>
              <td className="num hm">{score.text.toFixed(2)}</td>
              <td className={`num hm ${score.availability < 1 ? 'late' : ''}`}>
                {times(score.availability)}
              </td>
              <td className="num hm">{times(score.boost)}</td>
              <td className="num hm">{signed(score.popularity)}</td>
              <td className="num hm">{signed(score.rating)}</td>
              <td className="num hm">{signed(score.learned)}</td>
              <td className="num r">
                <b>{score.total.toFixed(2)}</b>
                {isPinned && (
                  <small className="nw">
                    <Icon name="pin" size="xs" /> pin
                  </small>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </Scroll>
);

const signed = (share: number): string =>
  share === 0 ? '–' : `${share > 0 ? '+' : '\u2212'}${Math.round(Math.abs(share) * 100)}%`;
