import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Checkbox } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { rand } from '@/shared/ui/price';
import type { ReturnPreview } from './api';
import { itemsAt } from './paths';

interface Props {
  preview: ReturnPreview;
  orderCode: string;
  isAgreed: boolean;
  onAgree: (agrees: boolean) => void;
}

/** A refund that is smaller since a deal ends is said and ticked before anything is sent. */
export function DealEnds({ preview, orderCode, isAgreed, onAgree }: Props) {
  const { withheldAmount, refundAmount, keptGifts } = preview;
  return (
    <>
      <Note kind="warn">
        {text('return.dealEnds', { amount: rand(withheldAmount.value) })}{' '}
        {keptGifts.length > 0 && (
          <>
            {text('return.sendAlso', {
              items: keptGifts.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', '),
            })}{' '}
            <Link href={itemsAt(orderCode)}>{text('return.changeItems')}</Link>
          </>
        )}
      </Note>
      <Checkbox
        label={text('return.agree', { amount: rand(refundAmount.value) })}
        checked={isAgreed}
        onChange={({ target }) => onAgree(target.checked)}
      />
    </>
  );
}
