import { useEffect, useRef } from 'react';
import { useApi } from '@/shared/api/query';
import type { Category } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, usePath } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import { Modal } from '@/shared/ui/modal';
import { departmentsPath } from './paths';
import styles from './drawer.module.css';

/** Every department, from the phone's menu button. */
export default function Drawer({ onClose }: { onClose: () => void }) {
  const { data } = useApi<Category>(departmentsPath);
  const path = usePath();
  const openedAt = useRef(path);
  useEffect(() => {
    if (path !== openedAt.current) onClose();
  }, [path, onClose]);
  return (
    <Modal title={text('tab.departments')} kind="side" onClose={onClose}>
      <ul className={styles.list}>
        {(data?.subcategories ?? []).map(({ id, code, name, url }) => (
          <li key={code ?? id}>
            <Link href={url}>
              {name}
              <Icon name="right" size="s" />
            </Link>
          </li>
        ))}
        <li>
          <Link href="/l/v/allPromotions">
            {text('tab.deals')}
            <Icon name="tag" size="s" />
          </Link>
        </li>
      </ul>
    </Modal>
  );
}
