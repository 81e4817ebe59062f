import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/button';
import { Segments } from '../ui/parts';
import { Empty } from '../ui/states';
import type { Product } from './words';

const widths = { phone: 390, desktop: 1310 } as const;
type Kind = keyof typeof widths;
const height = 620;
/** The shop shows a change within a second. */
const seenAfter = 1_200;

/**
 * The product's page as shoppers see it, as it was saved last. No script runs in it: whatever the shop's pages bring
 * along, the back office is out of its reach.
 */
export function ShopFrame({ product }: { product: Product }) {
  const box = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<Kind>('phone');
  const [room, setRoom] = useState(398);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const first = useRef(product.version);
  useEffect(() => {
    if (first.current === product.version) return;
    first.current = product.version;
    const timer = setTimeout(() => setCount((before) => before + 1), seenAfter);
    return () => clearTimeout(timer);
  }, [product.version]);
  const width = widths[kind];
  const scale = Math.min(1, room / width);
  return (
    <section className="frame" aria-label="In the shop">
      <div className="bar">
        <Segments
          label="Width"
          value={kind}
          choices={[
            ['phone', 'Phone'],
            ['desktop', 'Desktop'],
          ]}
          onChange={setKind}
        />
        <span className="push">As saved</span>
        <IconButton label="Show it again" icon="ret" onClick={() => setCount(count + 1)} />
      </div>
      <div ref={box} className="view">
        {product.isVisible ? (
          <iframe
            key={`${count}-${kind}`}
            title={`${product.name} in the shop`}
            src={product.url}
            sandbox="allow-same-origin"
            width={width}
            height={Math.round(height / scale)}
            style={{ transform: `scale(${scale})` }}
          />
        ) : (
          <Empty>Shoppers do not see it: it is hidden.</Empty>
        )}
      </div>
    </section>
  );
}
