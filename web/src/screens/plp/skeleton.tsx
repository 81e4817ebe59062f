import { Bone, CardsSkeleton, Loading } from '@/shared/ui/skeleton';
import styles from '../plp.module.css';

export const ListSkeleton = () => (
  <Loading>
    <div className={`wrap ${styles.skeleton}`}>
      <Bone width={240} height={40} />
      <div className={styles.layout}>
        <div className="desk">
          <Bone height={520} />
        </div>
        <CardsSkeleton count={8} />
      </div>
    </div>
  </Loading>
);
