import { useState, type ReactNode } from 'react';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Clamped } from '@/shared/ui/clamped';
import { valueOf } from './feature-value';
import { Documents } from './documents';
import { RichContent } from './rich-content';
import { Videos } from './videos';
import styles from './details.module.css';

/** `Quantum-dot colour: covers 95% …` is a heading and a sentence. */
function splitFeature(words: string): { title: string; body?: string } {
  const at = words.indexOf(': ');
  if (at < 0) return { title: words };
  const body = words.slice(at + 2);
  return { title: words.slice(0, at), body: body.charAt(0).toUpperCase() + body.slice(1) };
}

/** Spec §9. */
const fewFeatures = 2;
const mostLines = 10;

/** Description, key features and specification, one under the other; others stand beside them. */
export function Details({ product, children }: { product: Product; children?: ReactNode }) {
  const [all, setAll] = useState(false);
  const { description, summary, keyFeatures = [], classifications = [] } = product;
  const features = classifications
    .flatMap((group) => group.features ?? [])
    .filter((feature) => valueOf(feature));
  const words = description ?? summary;
  return (
    <div className={styles.details}>
      <div className={styles.column}>
        {words && (
          <section aria-labelledby="description">
            <h2 id="description">{text('product.description')}</h2>
            <Clamped lines={mostLines}>
              {words.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Clamped>
          </section>
        )}
        {keyFeatures.length > 0 && (
          <section aria-labelledby="key-features">
            <h2 id="key-features">{text('product.keyFeatures')}</h2>
            <ul className={styles.features}>
              {(all ? keyFeatures : keyFeatures.slice(0, fewFeatures))
                .map(splitFeature)
                .map(({ title, body }) => (
                  <li key={title}>
                    <b>{title}</b>
                    {body && <span>{body}</span>}
                  </li>
                ))}
            </ul>
            {keyFeatures.length > fewFeatures && (
              <Button kind="soft" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? text('pdp.lessFeatures') : text('pdp.moreFeatures', { count: keyFeatures.length })}
              </Button>
            )}
          </section>
        )}
        <RichContent code={product.code} />
        <Videos product={product} />
        {features.length > 0 && (
          <section aria-labelledby="specification">
            <h2 id="specification">{text('product.specification')}</h2>
            <table className={styles.specification}>
              <tbody>
                {features.map((feature) => (
                  <tr key={feature.code ?? feature.name}>
                    <th scope="row">{feature.name}</th>
                    <td>{valueOf(feature)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <Documents product={product} />
      </div>
      {children && <div className={styles.column}>{children}</div>}
    </div>
  );
}
