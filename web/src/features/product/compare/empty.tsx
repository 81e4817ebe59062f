import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { departmentOf } from './compared';

/** One product or none: where others are. */
export function CompareEmpty({ product }: { product?: Product }) {
  const department = product && departmentOf(product);
  return (
    <Empty
      drawing="no-results"
      title={product ? text('compare.one') : text('compare.empty')}
      action={
        <ButtonLink href={department?.url ?? '/allcategories/root_sale_cat'}>
          {department
            ? text('compare.seeDepartment', { department: department.name })
            : text('header.allDepartments')}
        </ButtonLink>
      }
    >
      {product ? text('compare.oneText', { name: product.name }) : text('compare.emptyText')}
    </Empty>
  );
}
