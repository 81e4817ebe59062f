import { useRef, useState } from 'react';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { Button } from '@/shared/ui/button';
import { addressesPath, orderPath, type ReturnEntries } from './api';
import { useReturnDraft } from './draft';
import { GoBar } from './go-bar';
import { ModeCards } from './mode-cards';
import { Pickup } from './pickup';
import { Problem } from './problem';
import { itemsAt, reviewAt } from './paths';
import { ReturnFrame } from './return-frame';
import { areItemsReady, dropAtStore, linesOf, modeProblems, requestPickup } from './rules';
import { StoreChoice, type StoreViews } from './store-choice';
import styles from './returns.module.css';
import { usePreview } from './use-preview';
import { useFocusOnWrong } from './use-focus-on-wrong';
import { useGoBack } from './use-go-back';

/** The second step: dropped at a store, or collected. */
export function ReturnMode({ entries, views }: { entries: ReturnEntries; views: StoreViews }) {
  const { orderCode } = entries;
  const navigate = useNavigate();
  const own = useReturnDraft(orderCode);
  const { mode } = own.draft;
  const preview = usePreview(entries, own.draft);
  const form = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useFocusOnWrong(form, tries);
  const order = useApi(orderPath(orderCode));
  const book = useApi(addressesPath);
  const lines = linesOf(entries, own.draft);
  const isLost = !areItemsReady(lines);
  useGoBack(isLost ? itemsAt(orderCode) : undefined);
  if (isLost) return null;

  const where = order.data?.deliveryAddress;
  const chosen = entries.modes.some(
    (each) => each.returnCode === mode.returnCode && each.isAvailable !== false,
  );
  const wanted = chosen ? mode : { ...mode, returnCode: undefined };
  const problems = modeProblems(wanted, where !== undefined);
  const shown = tries > 0 ? problems : {};
  const goOn = () => {
    setTries((before) => before + 1);
    if (Object.keys(problems).length === 0) navigate(reviewAt(orderCode));
  };
  const units = lines.reduce(
    (sum, line) => sum + (line.chosen.isSelected ? line.chosen.selectedQuantity : 0),
    0,
  );
  return (
    <ReturnFrame
      orderCode={orderCode}
      step={1}
      lead={units === 1 ? text('return.modeLeadOne') : text('return.modeLead', { count: units })}
    >
      <div ref={form} className={styles.main}>
        <ModeCards
          modes={entries.modes}
          chosen={wanted.returnCode}
          isWrong={shown.mode !== undefined}
          onChoose={(returnCode) => own.changeMode({ returnCode })}
        />
        {shown.mode && <Problem>{shown.mode}</Problem>}
        {wanted.returnCode === dropAtStore && (
          <StoreChoice
            orderCode={orderCode}
            chosen={mode.store}
            views={views}
            error={shown.store}
            onChoose={(store) => own.changeMode({ store })}
            onCollect={() => own.changeMode({ returnCode: requestPickup })}
          />
        )}
        {wanted.returnCode === requestPickup && (
          <Pickup
            orderCode={orderCode}
            mode={mode}
            where={where}
            others={book.data?.addresses ?? []}
            problems={shown}
            onChange={own.changeMode}
          />
        )}
      </div>
      <GoBar preview={preview} back={{ href: itemsAt(orderCode), label: text('return.backToItems') }}>
        <Button size="big" onClick={goOn}>
          {text('return.nextReview')}
        </Button>
      </GoBar>
    </ReturnFrame>
  );
}
