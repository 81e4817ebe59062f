import { Icon } from '../ui/icon';
import type { Upload } from './use-uploads';

interface Props {
  uploads: readonly Upload[];
  onForget: (id: number) => void;
}

/** Files on their way, and those that are no pictures, each with what is wrong. */
export const Sending = ({ uploads, onForget }: Props) =>
  uploads.length === 0 ? null : (
    <ul className="pn stack t8 sending" aria-label="Files being sent">
      {uploads.map(({ id, name, share, wrong }) => (
        <li key={id}>
          <span className="ell">{name}</span>
          {wrong ? (
            <>
              <span className="wrong-note" role="alert">
                <Icon name="alert" size="xs" /> {wrong}
              </span>
              <button type="button" className="link tiny" onClick={() => onForget(id)}>
                Take {name} away
              </button>
            </>
          ) : (
            <progress max={1} value={share} aria-label={`Sending ${name}`} />
          )}
        </li>
      ))}
    </ul>
  );
