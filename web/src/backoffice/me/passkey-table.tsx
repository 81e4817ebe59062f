import { Button } from '../ui/button';
import { Badge } from '../ui/parts';
import { shortDay, whenOf } from '../ui/times';
import type { Passkey } from './passkeys';

const kinds: Record<Passkey['kind'], string> = {
  device: 'A computer or phone',
  phone: 'A phone beside it',
  securityKey: 'A security key',
};

interface Props {
  passkeys: readonly Passkey[];
  /** The one that cannot be removed. */
  onlyWay: Passkey | undefined;
  onName: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

export const PasskeyTable = ({ passkeys, onlyWay, onName, onRemove }: Props) => (
  <div className="tw cardt">
    <table className="t">
      <caption className="sr">Your passkeys</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kept on</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <span className="sr">What to do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map((passkey) => {
          const { id, name, kind, isSynced, isSuspect, createdAt, lastUsedAt } = passkey;
          return (
            <tr key={id}>
              <td className="whole">
                <b>{name}</b> {isSuspect && <Badge kind="bad">Not accepted: may be copied</Badge>}
              </td>
              <td data-label="Kept on">
                {kinds[kind]}
                {isSynced && ', and others of yours'}
              </td>
              <td data-label="Last used">
                {lastUsedAt ? whenOf(lastUsedAt) : `Never; added ${shortDay(createdAt)}`}
              </td>
              <td className="whole">
                <span className="fl">
                  <Button aria-label={`Rename ${name}`} onClick={() => onName(passkey)}>
                    Rename
                  </Button>
                  {passkey === onlyWay ? (
                    <small>Your only way in: add another first</small>
                  ) : (
                    <Button kind="danger" aria-label={`Remove ${name}`} onClick={() => onRemove(passkey)}>
                      Remove
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
