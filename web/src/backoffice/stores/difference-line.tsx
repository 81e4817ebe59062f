import type { Difference } from './part-words';

/** What something was, struck out, and what it is. */
export const DifferenceLine = ({ about, before, after }: Difference) => (
  <>
    {about} {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
  </>
);
