import {
  DndContext,
  PointerSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Badge } from '../ui/parts';
import { asLeaves } from './category-choice';
import { dropOf, moveOf, rowsOf, wayTo, type Leaf, type Move } from './tree';
import type { Category } from './words';

interface Props {
  categories: readonly Category[];
  current: string | undefined;
  isLocked: boolean;
  onOpen: (code: string) => void;
  onMove: (code: string, to: Move) => void;
}

const ways = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;
type Arrow = keyof typeof ways;

/** A tree of rows: arrows move along and open, Alt and arrows move the category itself. */
export function CategoryTree({ categories, current, isLocked, onOpen, onMove }: Props) {
  const leaves = asLeaves(categories);
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(current ? wayTo(leaves, current).map(({ code }) => code) : []),
  );
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const words = typed.trim().toLowerCase();
  const rows = rowsOf(
    leaves,
    (code) => opened.has(code),
    words ? ({ name }) => name.toLowerCase().includes(words) : undefined,
  );
  const tabStop = rows.some(({ one }) => one.code === current) ? current : rows[0]?.one.code;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
  );
  const turn = (code: string, isOpen = !opened.has(code)) => {
    const next = new Set(opened);
    if (isOpen) next.add(code);
    else next.delete(code);
    setOpened(next);
  };
  const { reported, move, onKeyDown } = useTreeKeys({
    leaves,
    opened,
    isLocked,
    list,
    onMove,
    onOpened: setOpened,
    onTurn: turn,
  });
  return (
    <section className="pn np" aria-label="Categories">
      <TreeHead typed={typed} isLocked={isLocked} onType={setTyped} />
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={{ screenReaderInstructions: { draggable: 'Alt and arrow keys move it.' } }}
        onDragEnd={({ active, over }) =>
          over && move(String(active.id), dropOf(leaves, String(active.id), String(over.id)))
        }
      >
        {rows.length === 0 ? (
          <p className="muted empty">
            {words ? `No category has “${typed.trim()}”.` : 'There is no category yet.'}
          </p>
        ) : (
          <ul ref={list} className="tree">
            {rows.map(({ one, depth, hasBelow }) => (
              <Line
                key={one.code}
                one={one}
                depth={depth}
                hasBelow={hasBelow}
                isOpen={opened.has(one.code) || words !== ''}
                isCurrent={one.code === current}
                isTabStop={one.code === tabStop}
                isLocked={isLocked}
                onTurn={() => turn(one.code)}
                onOpen={() => onOpen(one.code)}
                onKeyDown={(event) => onKeyDown(event, one.code, hasBelow)}
              />
            ))}
          </ul>
        )}
      </DndContext>
      <p className="sr" role="status">
        {reported}
      </p>
    </section>
  );
}

interface Keys {
  leaves: readonly (Category & Leaf)[];
  opened: ReadonlySet<string>;
  isLocked: boolean;
  list: RefObject<HTMLUListElement | null>;
  onMove: (code: string, to: Move) => void;
  onOpened: (opened: ReadonlySet<string>) => void;
  onTurn: (code: string, isOpen: boolean) => void;
}

/** Moves along the rows, and the category itself; what was moved keeps the focus. */
function useTreeKeys({ leaves, opened, isLocked, list, onMove, onOpened, onTurn }: Keys) {
  const [reported, setReported] = useState('');
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('.name') ?? [])];
  const refocus = useRef<string>(undefined);
  useEffect(() => {
    if (refocus.current === undefined) return;
    const code = refocus.current;
    refocus.current = undefined;
    buttons()
      .find((each) => each.dataset.code === code)
      ?.focus();
  });
  const move = (code: string, to: Move | undefined) => {
    if (!to || isLocked) return;
    refocus.current = code;
    if (to.parent) onOpened(new Set([...opened, to.parent]));
    setReported(`${leaves.find((each) => each.code === code)?.name} is number ${to.position + 1} there now.`);
    onMove(code, to);
  };
  const onKeyDown = (event: KeyboardEvent, code: string, hasBelow: boolean) => {
    const way = ways[event.key as Arrow];
    if (!way) return;
    event.preventDefault();
    if (event.altKey) return move(code, moveOf(leaves, code, way));
    if (way === 'right' && hasBelow) return onTurn(code, true);
    if (way === 'left' && opened.has(code)) return onTurn(code, false);
    const all = buttons();
    const at = all.indexOf(event.currentTarget as HTMLElement);
    all[at + { up: -1, down: 1, left: -1, right: 1 }[way]]?.focus();
  };
  return { reported, move, onKeyDown };
}

interface HeadProps {
  typed: string;
  isLocked: boolean;
  onType: (typed: string) => void;
}

const TreeHead = ({ typed, isLocked, onType }: HeadProps) => (
  <div className="ph">
    <input
      id="category-search"
      type="search"
      className="input category-search"
      aria-label="Find a category"
      placeholder="Find a category"
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
    {!isLocked && (
      <span className="keys">
        <span>
          <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> move
        </span>
        <span>
          <kbd className="kbd">→</kbd> open
        </span>
        <span>
          <kbd className="kbd">Alt</kbd> <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> reorder
        </span>
      </span>
    )}
  </div>
);

interface LineProps {
  one: Category;
  depth: number;
  hasBelow: boolean;
  isOpen: boolean;
  isCurrent: boolean;
  isTabStop: boolean;
  isLocked: boolean;
  onTurn: () => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Line({
  one,
  depth,
  hasBelow,
  isOpen,
  isCurrent,
  isTabStop,
  isLocked,
  onTurn,
  onOpen,
  onKeyDown,
}: LineProps) {
  const { setNodeRef: setGrip, listeners, isDragging } = useDraggable({ id: one.code, disabled: isLocked });
  const { setNodeRef: setLine, isOver } = useDroppable({ id: one.code, disabled: isLocked });
  const classes = [
    `in-${Math.min(depth, 4)}`,
    isCurrent && 'on',
    isOver && !isDragging && 'over',
    isDragging && 'lifted',
  ];
  return (
    <li ref={setLine} className={classes.filter(Boolean).join(' ')}>
      {!isLocked && (
        <span ref={setGrip} className="grip" aria-hidden="true" {...listeners}>
          <Icon name="grip" size="xs" />
        </span>
      )}
      {hasBelow ? (
        <IconButton
          label={`${isOpen ? 'Close' : 'Open'} ${one.name}`}
          aria-expanded={isOpen}
          icon={isOpen ? 'down' : 'right'}
          className="turn"
          tabIndex={-1}
          onClick={onTurn}
        />
      ) : (
        <span className="turn" />
      )}
      <button
        type="button"
        className="name ell"
        data-code={one.code}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent || undefined}
        aria-keyshortcuts={isLocked ? undefined : 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        {one.name}
      </button>
      {one.isHidden ? (
        <Badge kind="warn">Hidden</Badge>
      ) : (
        one.productsBelow === 0 && <Badge kind="warn">Empty</Badge>
      )}
      <span className="n">{one.productsBelow}</span>
    </li>
  );
}
