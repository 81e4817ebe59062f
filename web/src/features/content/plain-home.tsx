import { useApi } from '@/shared/api/query';
import { departmentsPath } from '@/shared/content/departments';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { theShop } from '@/shared/session/shop';

/** A home page nobody has written yet: what the shop is, and its departments. */
export function PlainHome() {
  const { data } = useApi(departmentsPath);
  const { name, tagline } = theShop();
  return (
    <section className="wrap stack" style={{ paddingBlock: 'var(--space-8)' }}>
      <h2>{tagline ?? name}</h2>
      <ul className="stack">
        {data?.subcategories?.map((department) => (
          <li key={department.code}>
            <Link href={department.url ?? '/'}>{department.name}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/l/v/allPromotions">{text('tab.deals')}</Link>
      </p>
    </section>
  );
}
