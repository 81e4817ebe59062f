import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Category } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import styles from './all-categories.module.css';

/** Screen AllCategories: a department's pictures; the root's code is root_sale_cat. */
const root = 'root_sale_cat';

const categoryPath = (code = root) =>
  apiPath('/catalogs/{catalog}/Online/categories/{categoryCode}', {
    path: { catalog: 'spazaProductCatalog', categoryCode: code },
    query: {
      fields:
        'code,name,url,image,breadcrumbCategories(code,name,url),subcategories(code,name,url,image,subcategories(code,name,url))',
    },
  });

export const queries = ({ params }: Place) => [categoryPath(params.categoryCode)];

export const isMissing = ({ params }: Place, answers: Answers): boolean =>
  [400, 404].includes(answers.statusOf(categoryPath(params.categoryCode)) ?? 0);

const nameOf = (category: Category | undefined, code: string | undefined) =>
  code === root || !category ? text('header.allDepartments') : category.name;

export const head = ({ params, path }: Place, answers: Answers): Head => {
  const category = answers.get(categoryPath(params.categoryCode));
  const isRoot = params.categoryCode === root;
  return {
    title: isRoot ? text('page.allCategories.title') : nameOf(category, params.categoryCode),
    description: text('page.allCategories.description'),
    canonical: path,
  };
};

export function Component() {
  const { categoryCode } = useParams();
  const query = useApi(categoryPath(categoryCode));
  return (
    <div className="wrap">
      <RetryWrapper query={query}>
        {(category) => (
          <>
            <Breadcrumb
              crumbs={[
                ...(category.breadcrumbCategories ?? [])
                  .filter(({ code }) => code !== category.code)
                  .map(({ name, url }) => ({ name, href: url })),
                { name: nameOf(category, categoryCode) },
              ]}
            />
            <h1>{nameOf(category, categoryCode)}</h1>
            <ul className={styles.departments}>
              {(category.subcategories ?? []).map((department) => (
                <Department key={department.code ?? department.id} department={department} />
              ))}
            </ul>
          </>
        )}
      </RetryWrapper>
    </div>
  );
}

const Department = ({ department: { name, url, image, subcategories = [] } }: { department: Category }) => (
  <li className={styles.department}>
    <span className={styles.plate}>
      {image && <img src={image.url} alt="" width="120" height="120" loading="lazy" decoding="async" />}
    </span>
    <div>
      <h2>
        <Link href={url}>{name}</Link>
      </h2>
      <ul>
        {subcategories.map((category) => (
          <li key={category.code ?? category.id}>
            <Link href={category.url}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  </li>
);
