import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import styles from './skeleton.module.css';

/** A grey shape of what will stand here. */
export const Bone = ({
  width,
  height,
  round,
  style,
}: {
  width?: number | string;
  height?: number | string;
  round?: boolean;
  style?: CSSProperties;
}) => <span className={`${styles.bone} ${round ? styles.round : ''}`} style={{ width, height, ...style }} />;

/** Waits 200 ms before it shows anything, so that quick answers do not flicker. */
export function Loading({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={late ? undefined : styles.waiting}>
      <span className="sr">{text('common.loading')}</span>
      {children}
    </div>
  );
}

/** A plain page of bones, for screens without a shape of their own. */
export const PageSkeleton = () => (
  <Loading>
    <div className={`wrap ${styles.page}`}>
      <Bone width="40%" height={40} />
      <Bone height={120} />
      <Bone height={120} />
      <Bone width="70%" height={24} />
    </div>
  </Loading>
);

/** Product cards in outline. */
export const CardsSkeleton = ({ count }: { count: number }) => (
  <div className={styles.cards}>
    {Array.from({ length: count }, (_, n) => (
      <div key={n} className={styles.card}>
        <Bone height="auto" style={{ aspectRatio: '1' }} />
        <Bone width="40%" height={12} />
        <Bone height={34} />
        <Bone width="50%" height={24} />
        <Bone height={40} />
      </div>
    ))}
  </div>
);
