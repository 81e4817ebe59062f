import {
  closestCenter,
  DndContext,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../frame/staff-context';
import { PickerDialog, type Picked } from '../media/picker';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Panel } from '../ui/parts';
import { PictureTile } from './picture-tile';
import { pairIn, paired } from './product-fields';
import { accepted, useUploads, type Upload } from '../media/use-uploads';
import type { Edits } from './use-product';
import type { Product } from './words';

interface Props {
  product: Product;
  edits: Edits;
  wrong: (field: string) => string | undefined;
  isLocked: boolean;
}

/** Small versions of pictures taken in since the page was loaded, by address. */
const previews = new Map<string, string>();

/** Pictures in order, the first is the main one; what is changed here is saved with the rest. */
export function PicturesPanel({ product, edits, wrong, isLocked }: Props) {
  const images = (edits.valueOf('images') as readonly string[] | undefined) ?? [];
  const may = useMay();
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  });
  const set = (next: readonly string[]) => {
    latest.current = next;
    edits.set('images', next);
  };
  const [isPicking, setPicking] = useState(false);
  const add = ({ url, preview, altText }: Picked) => {
    previews.set(url, preview);
    const isThere = latest.current.some((each) => pairIn(each)[0] === url);
    if (!isThere) set([...latest.current, paired(url, altText)]);
  };
  const uploads = useUploads(add);
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
  );
  const urls = images.map((each) => pairIn(each)[0]);
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= images.length || from === to) return;
    set(arrayMove([...images], from, to));
    setMoved(`Picture ${from + 1} is number ${to + 1} now.`);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) moveTo(urls.indexOf(String(active.id)), urls.indexOf(String(over.id)));
  };
  const previewOf = (url: string) =>
    previews.get(url) ?? product.images.find((each) => each.url === url)?.preview ?? url;
  return (
    <Panel
      id="pictures"
      title="Pictures"
      beside={
        <Beside count={images.length} onPick={!isLocked && may('seeContent') && (() => setPicking(true))} />
      }
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ screenReaderInstructions: { draggable: 'Alt and arrow keys move it.' } }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={urls} strategy={rectSortingStrategy} disabled={isLocked}>
          <ul className="upl" aria-label="Pictures">
            {!isLocked && <AddTile onFiles={uploads.add} />}
            {images.map((each, n) => {
              const [url, alt] = pairIn(each);
              return (
                <PictureTile
                  key={url}
                  url={url}
                  alt={alt}
                  preview={previewOf(url)}
                  number={n + 1}
                  isLocked={isLocked}
                  onMove={(by) => moveTo(n, n + by)}
                  onAlt={(words) => set(images.map((one, at) => (at === n ? paired(url, words) : one)))}
                  onRemove={() => set(images.filter((_, at) => at !== n))}
                />
              );
            })}
            {uploads.all.map((each) => (
              <UploadTile key={each.id} upload={each} onForget={() => uploads.forget(each.id)} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {wrong('images') && (
        <p className="wrong-note" role="alert">
          <Icon name="alert" size="xs" /> {wrong('images')}
        </p>
      )}
      {isPicking && (
        <PickerDialog
          title="A picture of the library"
          onPick={(picture) => {
            add(picture);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
      <p className="sr" role="status">
        {moved}
      </p>
      {!isLocked && <HowToOrder />}
    </Panel>
  );
}

/** How many there are, and a way to those of the library. */
const Beside = ({ count, onPick }: { count: number; onPick: false | (() => void) }) => (
  <span className="fl">
    {onPick && (
      <Button icon="grid" onClick={onPick}>
        From the library…
      </Button>
    )}
    <span className="small muted">{count}</span>
  </span>
);

const HowToOrder = () => (
  <p className="tiny muted">
    Drag to order, or focus a picture and press <kbd className="kbd shown">Alt</kbd>{' '}
    <kbd className="kbd shown">←</kbd> <kbd className="kbd shown">→</kbd>. Each needs a text for people who
    cannot see it.
  </p>
);

/** Files are chosen, or dropped on it. */
function AddTile({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <li className="tile">
      <label
        className={`add ${isOver ? 'over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <Icon name="upload" />
        <span className="tiny">Add or drop</span>
        <input
          type="file"
          className="sr"
          multiple
          accept={accepted.join(',')}
          aria-label="Add pictures"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
    </li>
  );
}

/** A file on its way, or why it is none. */
const UploadTile = ({
  upload: { name, share, wrong },
  onForget,
}: {
  upload: Upload;
  onForget: () => void;
}) => (
  <li className={`tile ${wrong ? 'bad' : ''}`}>
    <span className="plate">
      {!wrong && <progress max={1} value={share ?? 0} aria-label={`Sending ${name}`} />}
    </span>
    <span className="ell">{name}</span>
    {wrong && (
      <>
        <span className="wrong-note" role="alert">
          <Icon name="alert" size="xs" /> {wrong}
        </span>
        <button type="button" className="link tiny" onClick={onForget}>
          Take it away
        </button>
      </>
    )}
  </li>
);
