import { useEffect, useRef, type RefObject } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { Link, usePath } from '@/shared/routing/routing';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Bone, Loading } from '@/shared/ui/skeleton';
import styles from './departments-panel.module.css';

const path = apiPath('/catalogs/{catalog}/Online/categories/{categoryCode}', {
  path: { catalog: 'spazaProductCatalog', categoryCode: 'root_sale_cat' },
  query: { fields: 'code,subcategories(code,name,url,image,subcategories(code,name,url))' },
});

const outline = (
  <Loading>
    <Bone height={320} />
  </Loading>
);

interface Props {
  /** What opened it, and is gone back to. */
  opener: RefObject<HTMLElement | null>;
  /** The path of the page it was opened over. */
  openedAt: string;
  onClose: () => void;
}

/** Every department with what is in it, over the page from the row of departments. */
export default function DepartmentsPanel({ opener, openedAt, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const query = useApi(path);
  const here = usePath();
  useEffect(() => {
    if (here !== openedAt) onClose();
  }, [here, openedAt, onClose]);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const isOurs = ({ target }: Event) =>
      target instanceof Node && (panel.current?.contains(target) || opener.current?.contains(target));
    const leave = (event: Event) => {
      if (!isOurs(event)) onClose();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      opener.current?.querySelector('a')?.focus();
      onClose();
    };
    // A link may lead to the page one is on.
    const follow = ({ target, defaultPrevented }: Event) => {
      const isLink = target instanceof Element && panel.current?.contains(target.closest('a'));
      if (isLink && defaultPrevented) onClose();
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [opener, onClose]);
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="region"
      aria-label={text('header.allDepartments')}
      tabIndex={-1}
    >
      <div className="wrap">
        <RetryWrapper query={query} skeleton={outline}>
          {({ subcategories = [] }) => (
            <ul className={styles.departments}>
              {subcategories.map(({ id, code, name, url, image, subcategories: parts = [] }) => (
                <li key={code ?? id}>
                  <Link className={styles.department} href={url}>
                    <span className={styles.plate}>
                      {image && <img src={image.url} alt="" width="44" height="44" decoding="async" />}
                    </span>
                    {name}
                  </Link>
                  <ul>
                    {parts.map((part) => (
                      <li key={part.code ?? part.id}>
                        <Link href={part.url}>{part.name}</Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          )}
        </RetryWrapper>
        <Link className={styles.all} href="/allcategories/root_sale_cat">
          {text('header.departmentsPage')}
        </Link>
      </div>
    </div>
  );
}
