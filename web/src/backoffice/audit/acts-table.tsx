import { clockOf } from '@/shared/i18n/dates';
import { Link } from '../address/address';
import { Initials } from '../ui/parts';
import { shortDay } from '../ui/times';
import { aboutWords, actWords, placeOfAct } from './acts';
import { linesOf, readable, type Act } from './fields';

/** What was done, each with what it was before and is after. */
export const Acts = ({ acts }: { acts: readonly Act[] }) => (
  <div className="pn np tw cardt">
    <table className="t acts-table">
      <caption className="sr">What staff did, the latest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">Did</th>
          <th scope="col">To</th>
          <th scope="col">Before and after</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => {
          const place = placeOfAct(act.act, act.about);
          return (
            <tr key={act.number}>
              <td className="nw">
                {clockOf(act.at)}
                <small>{shortDay(act.at)}</small>
              </td>
              <td className="r">
                <span className="ii own">
                  <Initials name={act.by} /> {act.by}
                </span>
              </td>
              <td>{actWords(act.act)}</td>
              <td className="r">
                {place ? <Link to={place}>{act.about}</Link> : aboutWords(act.act, act.about)}
              </td>
              <td>
                <Difference act={act} />
              </td>
              <td className="muted r">{act.login}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);

const Difference = ({ act }: { act: Act }) => (
  <>
    {act.from && <del>{readable(act.from)}</del>} {act.to && <ins>{readable(act.to)}</ins>}
    {linesOf(act).map(({ name, before, after }) => (
      <span key={name} className="line">
        {name} {before && <del>{before}</del>} {after && <ins>{after}</ins>}
      </span>
    ))}
    {act.why && <small>“{act.why}”</small>}
  </>
);
