import { useApi } from '@/shared/api/query';
import { departmentPicturesPath } from '@/shared/content/department-pictures';
import { Link } from '@/shared/routing/routing';
import { useShop } from '@/shared/shop-context';
import { Icon } from '@/shared/ui/icon';
import styles from './drawer.module.css';
import { departmentsPath } from './paths';

/** Their names are there already; the pictures come. */
export function Departments() {
  const { data } = useApi(departmentsPath);
  const { data: drawn } = useApi(departmentPicturesPath);
  const pictures = new Map(drawn?.subcategories?.map(({ code, image }) => [code, image?.url]));
  const departments: { code?: string; name?: string; url: string }[] =
    useShop().menu ?? data?.subcategories ?? [];
  return departments.map(({ code, name, url }) => (
    <li key={url}>
      <Link href={url}>
        <span className={styles.plate}>
          {pictures.get(code) && <img src={pictures.get(code)} alt="" width="44" height="44" />}
        </span>
        {name}
        <Icon name="right" size="s" />
      </Link>
    </li>
  ));
}
