import { useApi } from '@/shared/api/query';
import { membersOf } from '@/shared/content/component';
import { useSearchParams } from '@/shared/routing/routing';
import { richContentPath } from './paths';
import styles from './rich-content.module.css';

/** What the maker tells of it in pictures, text and tables; nothing where nothing was written. */
export function RichContent({ code }: { code: string }) {
  const [search] = useSearchParams();
  const { data: page } = useApi(richContentPath(code, search));
  return page?.contentSlots?.contentSlot
    ?.flatMap((slot) => slot.components?.component ?? [])
    .map((component) => {
      const { title, content } = membersOf(component);
      if (!content) return null;
      return (
        <section key={component.uid} className={styles.rich} aria-label={title}>
          {title && <h2>{title}</h2>}
          <div dangerouslySetInnerHTML={{ __html: content }} />
        </section>
      );
    });
}
