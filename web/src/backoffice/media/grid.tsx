import { Link } from '../address/address';
import { Badge } from '../ui/parts';
import { addedWords, calledOf, sizeWords, type MediaRow } from './words';

const factsOf = (row: MediaRow) =>
  [`${row.width} × ${row.height}`, sizeWords(row.bytes)].filter(Boolean).join(', ');

const Shown = ({ row }: { row: MediaRow }) => (
  <>
    <span className="plate">
      <img src={row.preview} alt="" loading="lazy" decoding="async" />
    </span>
    <span className="name two" title={calledOf(row)}>
      {calledOf(row)}
    </span>
  </>
);

const Below = ({ row }: { row: MediaRow }) => (
  <>
    <span className="muted">{factsOf(row)}</span>
    <span className="muted">{addedWords(row)}</span>
    {row.removedAt ? (
      <Badge kind="warn">Removed</Badge>
    ) : (
      !row.isUsed && <Badge kind="fact">Used nowhere</Badge>
    )}
  </>
);

interface GridProps {
  rows: readonly MediaRow[];
  current: string | undefined;
  isOld: boolean;
  hrefOf: (name: string) => string;
}

/** Pictures beside each other, each a way to itself. */
export const MediaGrid = ({ rows, current, isOld, hrefOf }: GridProps) => (
  <ul className="media-grid" aria-label="Pictures" aria-busy={isOld || undefined}>
    {rows.map((row) => (
      <li key={row.name} className={row.name === current ? 'cur' : undefined}>
        <Link
          to={hrefOf(row.name)}
          aria-current={row.name === current ? 'true' : undefined}
          title={row.altText || undefined}
        >
          <Shown row={row} />
        </Link>
        <Below row={row} />
      </li>
    ))}
  </ul>
);

interface ChoiceProps {
  rows: readonly MediaRow[];
  onChoose: (row: MediaRow) => void;
}

/** The same to choose from. */
export const MediaChoice = ({ rows, onChoose }: ChoiceProps) => (
  <ul className="media-grid" aria-label="Pictures to choose from">
    {rows.map((row) => (
      <li key={row.name}>
        <button type="button" title={row.altText || undefined} onClick={() => onChoose(row)}>
          <Shown row={row} />
        </button>
        <span className="muted">{factsOf(row)}</span>
      </li>
    ))}
  </ul>
);
