import { useId, useState } from 'react';
import { useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { TextButton } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { picture } from '@/shared/ui/picture';
import { rand } from '@/shared/ui/price';
import { suggestionsPath } from './api';
import styles from './price-beat.module.css';
import { productCodeIn } from './rules';

interface Props {
  product: Product | undefined;
  problem?: string;
  onChoose: (code: string) => void;
}

/** The item a price is asked for: chosen before, searched for, or by the link of its page here. */
export function OurItem({ product, problem, onChoose }: Props) {
  const id = useId();
  return (
    <section className={`panel ${styles.step}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{text('priceBeat.ourItem')}</h2>
        {product && <TextButton onClick={() => onChoose('')}>{text('priceBeat.change')}</TextButton>}
      </div>
      {product ? <Chosen product={product} /> : <Finder problem={problem} onChoose={onChoose} />}
    </section>
  );
}

function Chosen({ product }: { product: Product }) {
  const url = picture(product);
  return (
    <div className={styles.entry}>
      <span className={styles.plate}>{url && <img src={url} alt="" width="72" height="72" />}</span>
      <span className={styles.about}>
        <b>{product.name}</b>
        <span className="small muted">{product.code}</span>
      </span>
      <b className={styles.amount}>{rand(product.price?.value ?? 0)}</b>
    </div>
  );
}

const shortest = 3;

function Finder({ problem, onChoose }: Pick<Props, 'problem' | 'onChoose'>) {
  const [term, setTerm] = useState('');
  const wanted = term.trim();
  const isLink = /^(https?:\/)?\//i.test(wanted);
  const { data } = useApi(wanted.length >= shortest && !isLink ? suggestionsPath(wanted) : null);
  const found = (data?.suggestions ?? []).filter(
    ({ type, url }) => type === 'product' && productCodeIn(url ?? ''),
  );
  return (
    <div className={styles.fields}>
      <TextField
        label={text('priceBeat.searchItem')}
        value={term}
        autoComplete="off"
        error={isLink && !productCodeIn(wanted) ? text('priceBeat.notOurPage') : problem}
        onChange={({ target }) => {
          setTerm(target.value);
          const code = productCodeIn(target.value);
          if (code) onChoose(code);
        }}
      />
      {data && found.length === 0 && !isLink && <p className="small muted">{text('priceBeat.noneFound')}</p>}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ value, url, image, price }) => (
            <li key={url}>
              <button
                type="button"
                aria-label={text('priceBeat.choose', { name: value })}
                onClick={() => onChoose(productCodeIn(url ?? '') ?? '')}
              >
                <span className={styles.plate}>
                  {image && <img src={image} alt="" width="48" height="48" />}
                </span>
                <span className={styles.about}>
                  <b>{value}</b>
                  {price && <span className="small">{rand(price.value)}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
