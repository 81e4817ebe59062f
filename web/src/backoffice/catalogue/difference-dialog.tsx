import { MoveDialog } from '../ui/move-dialog';
import { counted } from '../ui/money';
import { Badge } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import type { Bad, Change, Column } from './grid-rules';
import { moveOfPrice } from './price-dialogs';
import type { Product } from './words';

interface Props {
  changes: readonly Change[];
  bad: readonly Bad[];
  columns: readonly Column[];
  products: readonly Product[];
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** A price that moves further than one person may say alone. */
const isFar = ({ column, before, value }: Change, product: Product | undefined) =>
  column === 'price' &&
  (moveOfPrice(Number(before) || undefined, Number(value)) ?? 0) > (product?.prices?.movePercent ?? Infinity);

/** What saving would change, product by product. */
export function DifferenceDialog({ changes, bad, columns, products, isSaving, onSave, onClose }: Props) {
  const codes = [...new Set([...changes, ...bad].map(({ row }) => row))];
  const nameOf = (id: string) => columns.find((each) => each.id === id)?.name ?? id;
  return (
    <MoveDialog
      title="What saving changes"
      confirm={changes.length > 0 ? `Save ${counted(changes.length, 'change')}` : 'Nothing to save'}
      wide
      move={{ busy: isSaving, problem: undefined }}
      disabled={changes.length === 0}
      onSend={onSave}
      onClose={onClose}
      onReload={() => undefined}
    >
      <Scroll label="What saving changes">
        <table className="t d">
          <caption className="sr">What saving changes</caption>
          <tbody>
            {codes.map((code) => {
              const product = products.find((each) => each.code === code);
              return (
                <tr key={code}>
                  <th scope="row">
                    {product?.name ?? code} <small>{code}</small>
                  </th>
                  <td>
                    {changes
                      .filter(({ row }) => row === code)
                      .map((each) => (
                        <span key={each.column} className="line">
                          {nameOf(each.column)} <del>{each.before || 'none'}</del>{' '}
                          <ins>{each.value || 'none'}</ins>{' '}
                          {isFar(each, product) && <Badge kind="warn">Waits for a second person</Badge>}
                        </span>
                      ))}
                    {bad
                      .filter(({ row }) => row === code)
                      .map(({ column, wrong }) => (
                        <span key={column} className="line wrong-note">
                          {wrong}
                        </span>
                      ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </MoveDialog>
  );
}
