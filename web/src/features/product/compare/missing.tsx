import { text } from '@/shared/i18n/text';
import { Note } from '@/shared/ui/note';

const longest = 40;

const shortened = (code: string) => (code.length > longest ? `${code.slice(0, longest)}…` : code);

/** What of the address is not shown, and why. */
export const Missing = ({ codes, left }: { codes: readonly string[]; left: number }) => (
  <>
    {codes.length === 1 && <Note>{text('compare.gone', { codes: shortened(codes[0]!) })}</Note>}
    {codes.length > 1 && <Note>{text('compare.goneSome', { codes: codes.map(shortened).join(', ') })}</Note>}
    {left > 0 && <Note>{left === 1 ? text('compare.leftOne') : text('compare.left', { count: left })}</Note>}
  </>
);
