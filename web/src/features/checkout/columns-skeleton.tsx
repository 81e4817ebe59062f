import { NeedsScripts } from '@/shared/ui/needs-scripts';
import { Bone, Loading } from '@/shared/ui/skeleton';
import layout from './layout.module.css';

/** The two columns of cart and checkout before their content is here. */
export const ColumnsSkeleton = () => (
  <>
    <Loading>
      <div className={`wrap ${layout.columns}`}>
        <div className={layout.main}>
          <Bone width="60%" height={40} />
          <Bone height={104} />
          <Bone height={220} />
          <Bone height={220} />
        </div>
        <div className={layout.side}>
          <Bone height={320} />
        </div>
      </div>
    </Loading>
    <NeedsScripts />
  </>
);
