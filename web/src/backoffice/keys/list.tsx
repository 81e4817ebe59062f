import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Badge } from '../ui/parts';
import { Empty } from '../ui/states';
import { whenOf } from '../ui/times';
import { inOrder, lastDayWords, mayWords, stateOf, type Gone, type Key } from './words';

interface Props {
  keys: readonly Key[];
  gone: Gone;
  onRevoke: (key: Key) => void;
}

/** The keys, those that were revoked last. */
export const List = ({ keys, gone, onRevoke }: Props) =>
  keys.length === 0 ? (
    <div className="pn">
      <Empty>No other system has a key. With one it reads or sends what the key was made for.</Empty>
    </div>
  ) : (
    <div className="pn np tw cardt">
      <table className="t">
        <caption className="sr">API keys</caption>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">May</th>
            <th scope="col">Made</th>
            <th scope="col">Last used</th>
            <th scope="col">Ends</th>
            <th scope="col">State</th>
            <th scope="col">
              <span className="sr">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder(keys).map((key) => (
            <Row key={key.number} of={key} gone={gone} onRevoke={onRevoke} />
          ))}
        </tbody>
      </table>
    </div>
  );

function Row({ of: key, gone, onRevoke }: { of: Key } & Pick<Props, 'gone' | 'onRevoke'>) {
  const may = useMay();
  const { number, name, scopes, createdAt, createdBy, usedAt, revokedAt, state } = key;
  const [words, kind] = stateOf(key);
  return (
    <tr>
      <td className="whole">
        <b className="break">{name}</b>
        <small>Key {number}</small>
      </td>
      <td data-label="May">{mayWords(scopes)}</td>
      <td data-label="Made">
        {whenOf(createdAt)}
        {createdBy && (
          <small>
            by {createdBy}
            {gone.has(createdBy) && `, ${gone.get(createdBy)}`}
          </small>
        )}
      </td>
      <td data-label="Last used">{usedAt ? whenOf(usedAt) : <span className="muted">never</span>}</td>
      <td data-label="Ends">
        {key.expiresAt ? lastDayWords(key) : <span className="muted">{lastDayWords(key)}</span>}
      </td>
      <td data-label="State">
        <Badge kind={kind}>{words}</Badge>
        {revokedAt && <small>{whenOf(revokedAt)}</small>}
      </td>
      <td>
        {may('settings') && state !== 'revoked' && (
          <Button aria-label={`Revoke key ${number} of ${name}`} onClick={() => onRevoke(key)}>
            Revoke
          </Button>
        )}
      </td>
    </tr>
  );
}
