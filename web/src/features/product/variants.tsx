import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import styles from './variants.module.css';

type Option = Schema<'VariantOption'>;

const labelOf = ({ variantOptionQualifiers, code }: Option) =>
  variantOptionQualifiers?.[0]?.value ?? code ?? '';

/** The sizes it comes in, each its own page. */
export function Variants({ options, current }: { options: readonly Option[]; current: string }) {
  if (options.length < 2) return null;
  const name = options[0]?.variantOptionQualifiers?.[0]?.name ?? text('pdp.choose');
  const chosen = options.find(({ code }) => code === current);
  return (
    <div>
      <p className="small">
        <b>{name}:</b> {chosen && labelOf(chosen)}
      </p>
      <ul className={styles.variants}>
        {options.map((option) => {
          const gone = option.stock?.stockLevelStatus === 'outOfStock';
          return (
            <li key={option.code}>
              <Link
                href={option.url ?? `/p/${option.code}`}
                aria-current={option.code === current ? 'true' : undefined}
                className={gone ? styles.gone : undefined}
              >
                {labelOf(option)}
                {gone && <span className="sr"> {text('product.outOfStock')}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
