import { type CSSProperties, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { NeedsScripts } from './needs-scripts';
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

/** Shown after 200 ms, so that quick answers do not flicker; by the style alone, as the server's page has no scripts yet. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status" className={`scripts-only ${styles.loading}`}>
    <span className="sr">{text('common.loading')}</span>
    {children}
  </div>
);

/** A plain page of bones, for screens without a shape of their own. */
export const PageSkeleton = () => (
  <>
    <Loading>
      <div className={`wrap ${styles.page}`}>
        <Bone width="40%" height={40} />
        <Bone height={120} />
        <Bone height={120} />
        <Bone width="70%" height={24} />
      </div>
    </Loading>
    <NeedsScripts />
  </>
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
