import { useState } from 'react';
import { Area } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Outdated } from './outdated';
import { useSetting } from './use-setting';
import { titleOf } from './titles';
import { momentWords, valueWords, type Dated, type Value } from './words';

interface Props {
  setting: Dated;
  planned: Value;
  onClose: () => void;
}

/** What was planned and has not begun is taken back. */
export function WithdrawDialog({ setting: live, planned, onClose }: Props) {
  const [setting, setOpened] = useState(live);
  const isOld = setting.version !== live.version;
  const [why, setWhy] = useState('');
  const { withdraw, reload } = useSetting(setting, onClose);
  const from = planned.from ?? '';
  return (
    <MoveDialog
      title={`Take back: ${titleOf(setting.name)}`}
      confirm="Take it back"
      kind="bad"
      move={isOld ? { busy: withdraw.busy, problem: undefined } : withdraw}
      disabled={isOld}
      onSend={() => void withdraw.send({ from, why: why.trim() })}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <p>
        <del>{valueWords(setting.kind, planned.value)}</del> from {momentWords(from)} is not going to be.
      </p>
      <Outdated
        opened={setting}
        setting={live}
        onSettle={() => {
          withdraw.forget();
          if (live.planned.some(({ from: at, value }) => at === from && value === planned.value))
            setOpened(live);
          else onClose();
        }}
      />
      <Area
        label="Why? (optional)"
        rows={2}
        maxLength={300}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
    </MoveDialog>
  );
}
