import { useId } from 'react';
import type { Category } from '@/shared/api/types';
import { Link } from '@/shared/routing/routing';
import styles from './department-links.module.css';

interface Props {
  title: string;
  departments?: readonly Pick<Partial<Category>, 'code' | 'name' | 'url'>[];
}

/** Where else to look. */
export function DepartmentLinks({ title, departments = [] }: Props) {
  const id = useId();
  if (departments.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.departments}>
        {departments.map(({ code = '', name, url }) => (
          <li key={code}>
            <Link href={url ?? `/l/c/${encodeURIComponent(code)}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
