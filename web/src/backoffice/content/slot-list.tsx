import { Button, IconButton } from '../ui/button';
import { Badge } from '../ui/parts';
import { SlotRow } from './slot-row';
import { slotWords, type Document } from './words';

export interface SlotActs {
  onChoose: (uid: string | undefined) => void;
  onMove: (uid: string, by: 1 | -1) => void;
  onMoveSlot: (slot: number, by: 1 | -1) => void;
  onRemove: (uid: string) => void;
  onAdd: (slot: number) => void;
  onAddSlot: () => void;
}

interface Props extends SlotActs {
  document: Document;
  /** The chosen component; the page itself without one. */
  chosen: string | undefined;
  isLocked: boolean;
  changed: ReadonlySet<string>;
  troubled: ReadonlySet<string>;
}

/** What stands where: slots in their order, and the components in each. */
export function SlotList({ document, chosen, isLocked, changed, troubled, ...acts }: Props) {
  return (
    <section className="pn np slots" aria-label="Slots">
      <div className="ph">
        <h2>Slots</h2>
        {!isLocked && (
          <Button icon="plus" onClick={acts.onAddSlot}>
            Add a slot
          </Button>
        )}
      </div>
      <button
        type="button"
        className={`slot-row ${chosen === undefined ? 'on' : ''}`}
        aria-current={chosen === undefined || undefined}
        onClick={() => acts.onChoose(undefined)}
      >
        <span>
          <b>Page</b>
          <small>Title and description</small>
        </span>
      </button>
      {document.slots.map(({ code, components, isLazy }, slot) => {
        const name = slotWords(code);
        const isShared = components.some(({ type }) => type === 'SharedSlot');
        return (
          <div key={code} role="group" aria-label={name}>
            <div className="slot-head">
              <h3>{name}</h3>
              {isLazy && <Badge>Late</Badge>}
              {!isLocked && (
                <span className="fl">
                  <IconButton
                    label={`Slot up: ${name}`}
                    icon="up"
                    disabled={slot === 0}
                    onClick={() => acts.onMoveSlot(slot, -1)}
                  />
                  <IconButton
                    label={`Slot down: ${name}`}
                    icon="down"
                    disabled={slot === document.slots.length - 1}
                    onClick={() => acts.onMoveSlot(slot, 1)}
                  />
                  {!isShared && (
                    <IconButton label={`Add to ${name}`} icon="plus" onClick={() => acts.onAdd(slot)} />
                  )}
                </span>
              )}
            </div>
            {components.length === 0 && (
              <p className="muted small slot-empty">Empty: it goes when this is published.</p>
            )}
            {components.map((component) => (
              <SlotRow
                key={component.uid}
                component={component}
                isChosen={component.uid === chosen}
                isChanged={changed.has(component.uid)}
                isWrong={troubled.has(component.uid)}
                isLocked={isLocked}
                {...acts}
              />
            ))}
          </div>
        );
      })}
      {!isLocked && (
        <p className="slot-keys small muted">
          <kbd className="kbd">Alt</kbd> <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> move{' '}
          <kbd className="kbd">Del</kbd> take out
        </p>
      )}
    </section>
  );
}
