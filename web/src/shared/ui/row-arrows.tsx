import { useEffect, useState, type RefObject } from 'react';
import { text } from '@/shared/i18n/text';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './product-row.module.css';

interface Props {
  row: RefObject<HTMLElement | null>;
  label: string;
  /** How many there are in the row. */
  count: number;
}

/** What a wide screen shows at once (product-row.module.css). */
const shown = 5;

/** Whether there is more of a row before and after what is seen of it; until it can be measured, by their number. */
function useMore(row: Props['row'], count: number) {
  const [more, setMore] = useState({ before: false, after: count > shown });
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = current;
      const now = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
      setMore((known) => (known.before === now.before && known.after === now.after ? known : now));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [row]);
  return more;
}

/** Buttons that turn a row by what is seen of it. */
export function RowArrows({ row, label, count }: Props) {
  const { before, after } = useMore(row, count);
  const turn = (by: number) => row.current?.scrollBy({ left: by * row.current.clientWidth });
  return (
    <>
      {before && (
        <IconButton
          className={`${styles.arrow} ${styles.back}`}
          label={text('row.back', { label })}
          onClick={() => turn(-1)}
        >
          <Icon name="left" />
        </IconButton>
      )}
      {after && (
        <IconButton
          className={`${styles.arrow} ${styles.on}`}
          label={text('row.on', { label })}
          onClick={() => turn(1)}
        >
          <Icon name="right" />
        </IconButton>
      )}
    </>
  );
}
