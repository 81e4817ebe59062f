import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/button';
import { Segments } from '../ui/parts';
import { Empty, Problem } from '../ui/states';
import { useIsWide } from '../ui/use-is-wide';
import { usePreview } from './use-preview';
import type { Page } from './words';

const widths = { desktop: 1310, phone: 390 } as const;
type Width = keyof typeof widths;
type Shown = Width | 'both';
const height = 780;
/** Beside each other, as drawn. */
const gap = 12;
const shareOf: Record<Width, number> = { desktop: 0.68, phone: 0.32 };

/**
 * The page as it was saved last, in the shop's own frame and at its own widths. No script runs in it: whatever the shop's
 * pages bring along, the back office is out of its reach.
 */
export function PageFrame({ page, isChanged }: { page: Page; isChanged: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const [wanted, setShown] = useState<Shown>();
  const shown = wanted ?? (isWide ? 'both' : 'phone');
  const [room, setRoom] = useState(600);
  const [count, setCount] = useState(0);
  const isDraft = page.draft !== undefined || page.state !== 'live';
  const preview = usePreview(isDraft && page.path !== undefined);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const all: readonly Width[] = shown === 'both' ? ['desktop', 'phone'] : [shown];
  const token = preview.data?.token;
  const address =
    page.path === undefined || (isDraft && !token)
      ? undefined
      : page.path + (isDraft && token ? `?preview=${encodeURIComponent(token)}` : '');
  return (
    <section className="frame page-frame" aria-label="In the shop">
      <div className="bar">
        <Segments
          label="Width"
          value={shown}
          choices={[
            ['both', 'Both'],
            ['desktop', 'Desktop'],
            ['phone', 'Phone'],
          ]}
          onChange={setShown}
        />
        <span className="push" role="status">
          {isChanged
            ? 'Save the draft to see what you changed'
            : isDraft
              ? 'The draft'
              : 'As shoppers see it'}
        </span>
        <IconButton label="Show it again" icon="ret" onClick={() => setCount(count + 1)} />
      </div>
      <div ref={box} className="views">
        <Problem problem={preview.error ?? undefined} />
        {page.path === undefined && (
          <Empty>It is a part of other pages of the shop and has no address of its own.</Empty>
        )}
        {address &&
          all.map((each) => {
            const width = widths[each];
            const place = all.length > 1 ? (room - gap) * shareOf[each] : room;
            const scale = Math.min(1, place / width);
            return (
              <div key={each} className="view" style={{ width: width * scale, height }}>
                <iframe
                  key={`${count}-${page.version}`}
                  title={`${page.page.name} in the shop, ${each === 'phone' ? 'on a phone' : 'on a desktop'}`}
                  src={address}
                  sandbox="allow-same-origin"
                  width={width}
                  height={Math.round(height / scale)}
                  style={{ transform: `scale(${scale})` }}
                />
              </div>
            );
          })}
      </div>
    </section>
  );
}
