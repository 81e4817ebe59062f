import { Icon } from '../ui/icon';
import type { Upload } from './use-uploads';

interface Props {
  uploads: readonly Upload[];
  onForget: (id: number) => void;
}

const shareWords = (share: number | undefined): string =>
  share === undefined ? 'Waiting' : `Sending ${Math.round(share * 100)}%`;

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
              <button
                type="button"
                className="link tiny"
                aria-label={`Dismiss ${name}`}
                onClick={() => onForget(id)}
              >
                Dismiss
              </button>
            </>
          ) : (
            <>
              <progress max={1} value={share ?? 0} aria-label={`Sending ${name}`} />
              <span className="muted num">{shareWords(share)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
