import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import type { ReturnEntries } from './api';
import { dropAtStore } from './draft';
import styles from './returns.module.css';

type Mode = ReturnEntries['modes'][number];

interface Props {
  modes: readonly Mode[];
  chosen: Mode['returnCode'] | undefined;
  isWrong: boolean;
  onChoose: (returnCode: Mode['returnCode']) => void;
}

/** Dropped at a store or collected; what cannot be had just now stays, with its reason. */
export const ModeCards = ({ modes, chosen, isWrong, onChoose }: Props) => (
  <fieldset>
    <legend className="sr">{text('return.how')}</legend>
    <div className={styles.modes}>
      {modes.map(({ returnCode, name, isAvailable = true, notAvailableMsg, firstDay }) => (
        <label
          key={returnCode}
          className={styles.mode}
          data-on={chosen === returnCode || undefined}
          data-off={!isAvailable || undefined}
        >
          <input
            type="radio"
            name="mode"
            checked={chosen === returnCode}
            disabled={!isAvailable}
            data-wrong={isWrong || undefined}
            onChange={() => onChoose(returnCode)}
          />
          <span>
            <b>{name}</b>
            <span className="small muted">
              {notAvailableMsg ??
                (returnCode === dropAtStore
                  ? text('return.dropText')
                  : firstDay
                    ? text('return.pickupText', { day: firstDay })
                    : text('return.pickupTextNoDay'))}
            </span>
          </span>
          <Icon name={returnCode === dropAtStore ? 'store' : 'truck'} />
        </label>
      ))}
    </div>
  </fieldset>
);
