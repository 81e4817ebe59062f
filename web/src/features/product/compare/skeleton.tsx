import { text } from '@/shared/i18n/text';
import { Bone, Loading } from '@/shared/ui/skeleton';

/** The comparison in outline. */
export const CompareSkeleton = () => (
  <>
    <h1 className="sr">{text('page.compare.title')}</h1>
    <Loading>
      <div className="stack">
        <Bone width="40%" height={40} />
        <Bone height={300} />
        <Bone height={24} />
        <Bone height={24} />
        <Bone height={24} />
      </div>
    </Loading>
  </>
);
