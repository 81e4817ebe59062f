import { useState } from 'react';
import { FileTiles } from '@/shared/files/file-tiles';
import { text } from '@/shared/i18n/text';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import styles from './price-beat.module.css';
import { plainPrice } from './rules';
import type { ClaimFormState } from './use-claim-form';

/** What the other shop asks, and where that is to be seen. */
export function TheirPrice({ title, claim }: { title: string; claim: ClaimFormState }) {
  const { draft, change, problems, files } = claim;
  const [typed, setTyped] = useState(draft.price);
  return (
    <section className={`panel ${styles.step}`} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.fields}>
        <TextField
          label={text('priceBeat.theirLink')}
          type="url"
          inputMode="url"
          value={draft.url}
          error={problems.url}
          onChange={({ target }) => change({ url: target.value })}
        />
        <TextField
          label={text('priceBeat.theirPriceVat')}
          inputMode="decimal"
          className={styles.price}
          value={typed}
          error={problems.price}
          onChange={({ target }) => {
            setTyped(target.value);
            change({ price: plainPrice(target.value) });
          }}
        />
        <FileTiles
          files={files}
          label={text('priceBeat.picture')}
          hint={text('file.hint')}
          error={problems.files}
        />
        <TextField
          label={text('priceBeat.anythingElse')}
          optional
          value={draft.comment}
          error={problems.comment}
          onChange={({ target }) => change({ comment: target.value })}
        />
        {claim.waitsFor && <Note live>{claim.waitsFor}</Note>}
      </div>
    </section>
  );
}
