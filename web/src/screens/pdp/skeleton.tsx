import { Bone, Loading } from '@/shared/ui/skeleton';
import styles from '../pdp.module.css';

export const PdpSkeleton = () => (
  <Loading>
    <div className={`wrap ${styles.pdp}`} style={{ paddingTop: 'var(--space-12)' }}>
      <Bone height="auto" style={{ aspectRatio: '1', maxWidth: 568 }} />
      <div className={styles.info}>
        <Bone height={40} />
        <Bone width="50%" height={48} />
        <Bone height={140} />
        <Bone height={56} />
      </div>
    </div>
  </Loading>
);
