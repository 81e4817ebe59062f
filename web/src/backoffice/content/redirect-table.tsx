import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Badge } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import type { Redirect } from './words';

interface Props {
  rows: readonly Redirect[];
  current: string;
  isOld: boolean;
  mayWrite: boolean;
  onChange: (redirect: Redirect) => void;
  onRemove: (redirect: Redirect) => void;
}

/** Addresses, where they lead, and what is wrong with one. */
export const RedirectTable = ({ rows, current, isOld, mayWrite, onChange, onRemove }: Props) => (
  <Scroll label="Redirects" className="pn np cardt">
    <table className="t" aria-busy={isOld || undefined}>
      <caption className="sr">Redirects</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">For how long</th>
          {mayWrite && (
            <th scope="col">
              <span className="sr">What to do</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((redirect) => {
          const { from, to, isPermanent, trouble } = redirect;
          return (
            <tr key={from} className={from === current ? 'cur' : undefined}>
              <td className="whole">
                <span className="anywhere">{from}</span>
                {trouble && (
                  <small className="trouble">
                    <Icon name="alert" size="xs" /> {trouble}
                  </small>
                )}
              </td>
              <td className="whole">
                <a className="anywhere" href={to} target="_blank" rel="noreferrer">
                  {to}
                  <span className="sr"> in a new window</span>
                </a>
              </td>
              <td>
                <Badge kind={isPermanent ? 'fact' : 'info'}>
                  {isPermanent ? 'For good (301)' : 'For now (302)'}
                </Badge>
              </td>
              {mayWrite && (
                <td className="whole">
                  <span className="fl end">
                    <Button icon="edit" aria-label={`Change: ${from}`} onClick={() => onChange(redirect)}>
                      Change
                    </Button>
                    <Button aria-label={`Remove: ${from}`} onClick={() => onRemove(redirect)}>
                      Remove
                    </Button>
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
