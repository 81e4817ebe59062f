import { Badge } from '../ui/parts';
import type { Section } from './words';

/** What the configuration says: read here, changed on the machine. Secrets are never shown. */
export const Configuration = ({ section }: { section: Section }) => (
  <>
    <p className="muted small">
      These are changed in the configuration file, or by the variable that is named, and count from the next
      start.
    </p>
    <dl className="configured">
      {section.settings.map(({ key, variable, about, value, isSet, isSecret }) => (
        <div key={key} className="setting">
          <dt>
            <b className="break">{key}</b>
            <small>
              {about} <span className="break">{variable}</span>
            </small>
          </dt>
          <dd className="value">
            {isSecret ? (
              <Badge kind={isSet ? 'yes' : 'fact'}>{isSet ? 'set, kept secret' : 'not set'}</Badge>
            ) : (
              <>
                <span className="break">{value || '–'}</span> {isSet && <Badge kind="info">set</Badge>}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </>
);
