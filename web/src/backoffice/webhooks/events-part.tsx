import { useId } from 'react';
import { Note } from '../ui/states';
import { groupsOf, isAllWanted, isWanted, nounName, withEvent, withKind, type WebhookEvent } from './words';

interface Props {
  events: readonly WebhookEvent[];
  wanted: readonly string[];
  error: string | undefined;
  onChange: (wanted: string[]) => void;
}

/** What an endpoint wants to hear: kinds, in which later events are, or events one by one. */
export function EventsPart({ events, wanted, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="events">
      <legend>Events</legend>
      {error && (
        <Note kind="bad" live>
          {error}
        </Note>
      )}
      {groupsOf(events).map(([noun, each]) => {
        const name = nounName(noun);
        const count = each.filter(({ type }) => isWanted(wanted, type)).length;
        return (
          <details key={noun} className="kind">
            <summary>
              {name} <span className="muted">{count > 0 ? `${count} of ${each.length}` : 'none'}</span>
            </summary>
            <label className="event" htmlFor={`${id}-${noun}`}>
              <input
                id={`${id}-${noun}`}
                type="checkbox"
                className="tick"
                checked={isAllWanted(wanted, noun)}
                onChange={({ target }) => onChange(withKind(wanted, noun, target.checked))}
              />
              <b>All of {name.toLowerCase()}</b>
              <small>Those that come with later releases, too</small>
            </label>
            {each.map(({ type, about }) => (
              <label key={type} className="event" htmlFor={`${id}-${type}`}>
                <input
                  id={`${id}-${type}`}
                  type="checkbox"
                  className="tick"
                  checked={isWanted(wanted, type)}
                  onChange={({ target }) => onChange(withEvent(wanted, type, target.checked, events))}
                />
                <code>{type}</code>
                <small>{about}</small>
              </label>
            ))}
          </details>
        );
      })}
    </fieldset>
  );
}
