import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../ui/button';

interface Props {
  url: string;
  alt: string;
  preview: string;
  number: number;
  isLocked: boolean;
  onMove: (by: -1 | 1) => void;
  onAlt: (words: string) => void;
  onRemove: () => void;
}

/** One picture: dragged, or moved with Alt and arrows; its text below it. */
export function PictureTile({ url, alt, preview, number, isLocked, onMove, onAlt, onRemove }: Props) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: url,
    disabled: isLocked,
  });
  const handle = useRef<HTMLButtonElement>(null);
  const keepsFocus = useRef(false);
  // Moved in the list, an element loses the focus: it gets it back where it stands now.
  useEffect(() => {
    if (!keepsFocus.current) return;
    keepsFocus.current = false;
    handle.current?.focus();
  }, [number]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    keepsFocus.current = true;
    onMove(by < 0 ? -1 : 1);
  };
  const words = alt || `without a text`;
  return (
    <li
      ref={setNodeRef}
      className={`tile ${isDragging ? 'lifted' : ''}`}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      {isLocked ? (
        <span className="plate">
          <img src={preview} alt={alt} />
        </span>
      ) : (
        <button
          ref={handle}
          type="button"
          className="plate"
          aria-label={`Picture ${number}, ${words}`}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          {...listeners}
          onKeyDown={onKeyDown}
        >
          <img src={preview} alt="" draggable={false} />
        </button>
      )}
      <span className="no" aria-hidden="true">
        {number}
      </span>
      {isLocked ? (
        <span>{alt}</span>
      ) : (
        <>
          <input
            className="input"
            aria-label={`What picture ${number} shows`}
            placeholder="What it shows"
            maxLength={500}
            value={alt}
            onChange={({ target }) => onAlt(target.value)}
          />
          <span className="acts">
            {number > 1 && (
              <IconButton
                label={`Picture ${number} one to the left`}
                icon="left"
                onClick={() => onMove(-1)}
              />
            )}
            <IconButton label={`Remove picture ${number}`} icon="trash" onClick={onRemove} />
          </span>
        </>
      )}
    </li>
  );
}
