import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Badge } from '../ui/parts';
import { whenOf } from '../ui/times';
import { useKeptFocus } from './use-kept-focus';
import { deliveryWords, laidOut, triesWords, type Delivery } from './words';

interface Props {
  delivery: Delivery;
  canSend: boolean;
  onSend: () => void;
}

/** One event in the log: what became of it, and all of it once it is opened. */
export function DeliveryRow({ delivery, canSend, onSend }: Props) {
  const may = useMay();
  const { sequence, type, about, at, state, answer, problem, body, id } = delivery;
  const [words, kind] = deliveryWords(delivery);
  const tries = triesWords(delivery);
  const { stays, press } = useKeptFocus<HTMLElement>(state);
  return (
    <li>
      <details>
        <summary ref={stays}>
          <span className="what">
            <code>{type}</code> {about && <span className="break">{about}</span>}
            <small>
              {whenOf(at)}
              {tries && ` · ${tries}`}
            </small>
          </span>
          <Badge kind={kind}>{words}</Badge>
        </summary>
        <dl className="kv">
          <div>
            <dt>Id</dt>
            <dd className="break">{id}</dd>
          </div>
          {problem && (
            <div>
              <dt>Problem</dt>
              <dd>{problem}</dd>
            </div>
          )}
        </dl>
        {answer && (
          <>
            <h3>Answer</h3>
            <pre>{answer}</pre>
          </>
        )}
        {body && (
          <>
            <h3>What is sent</h3>
            <pre>{laidOut(body)}</pre>
          </>
        )}
        {may('settings') && canSend && state !== 'waiting' && (
          <Button
            onClick={() => {
              press();
              onSend();
            }}
            aria-label={`Send again: event ${sequence}, ${type}`}
          >
            Send again
          </Button>
        )}
      </details>
    </li>
  );
}
