import { Link } from '../address/address';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Badge } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { shortDay, whenOf } from '../ui/times';
import { useTakeBack } from './use-rule-undo';
import { actWords, kindOfThing, lastActWords, ruleWords, stateWords, whyPlace, type Rule } from './words';

interface Props {
  rows: readonly Rule[];
  current?: string;
  isOld?: boolean;
  onChange: (rule: Rule) => void;
  onEnd: (rule: Rule) => void;
}

/** Pins and boosts, each with when it holds and who set it. */
export function RuleTable({ rows, current, isOld, onChange, onEnd }: Props) {
  const may = useMay();
  const takeBack = useTakeBack();
  return (
    <Scroll label="Pins and boosts" className="pn np cardt">
      <table className="t" aria-busy={isOld || undefined}>
        <caption className="sr">Pins and boosts</caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">When</th>
            <th scope="col">State</th>
            <th scope="col">From</th>
            <th scope="col">Until</th>
            <th scope="col">Who</th>
            {may('search') && (
              <th scope="col">
                <span className="sr">What to do</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((rule) => {
            const { does, how } = actWords(rule);
            return (
              <tr key={rule.id} className={rule.id === current ? 'cur' : undefined}>
                <td className="whole">
                  {does} {kindOfThing(rule.of)}
                  <b>{rule.name}</b> {how}
                  {rule.note && <small>{rule.note}</small>}
                </td>
                <td className="whole">
                  {rule.query ? (
                    <>
                      the words are <Link to={whyPlace(rule.query)}>{rule.query}</Link>
                    </>
                  ) : (
                    'in every search'
                  )}
                </td>
                <td>
                  <Badge kind={stateWords(rule.state).badge}>{stateWords(rule.state).words}</Badge>
                </td>
                <td>{shortDay(rule.from)}</td>
                <td>{rule.until ? whenOf(rule.until) : <span className="muted">no end</span>}</td>
                <td>
                  {rule.by}
                  <small>
                    {rule.act}, {whenOf(rule.at)}
                  </small>
                </td>
                {may('search') && (
                  <td className="whole">
                    <span className="fl end">
                      {rule.isUndoable && (
                        <Button
                          aria-label={`Undo what was ${lastActWords(rule)}: ${ruleWords(rule)}`}
                          title={`Undo what was ${lastActWords(rule)}`}
                          onClick={() => takeBack(rule)}
                        >
                          Undo
                        </Button>
                      )}
                      {rule.state !== 'removed' && (
                        <Button
                          icon="edit"
                          aria-label={`Change: ${ruleWords(rule)}`}
                          onClick={() => onChange(rule)}
                        >
                          Change
                        </Button>
                      )}
                      {(rule.state === 'running' || rule.state === 'planned') && (
                        <Button
                          aria-label={`${endWords(rule)}: ${ruleWords(rule)}`}
                          onClick={() => onEnd(rule)}
                        >
                          {endWords(rule)}
                        </Button>
                      )}
                    </span>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

/** What is seen on the button stands in its name, too: who speaks to the machine says what is seen. */
const endWords = ({ state }: Rule): string => (state === 'planned' ? 'Remove' : 'End now');
