import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Log } from '../ui/parts';
import { titleOf } from './titles';
import { momentWords, valueWords, type Dated } from './words';

/** Who set it when, and from when on; the latest first. */
export const HistoryDialog = ({ setting, onClose }: { setting: Dated; onClose: () => void }) => (
  <Dialog
    title={`History: ${titleOf(setting.name)}`}
    onClose={onClose}
    footer={<Button onClick={onClose}>Close</Button>}
  >
    <div className="bd">
      <Log
        lines={setting.history.map(({ value, from, setAt, setBy }) => ({
          at: setAt,
          icon: value === undefined ? 'ret' : 'edit',
          who: setBy,
          what:
            value === undefined
              ? `Taken back: what was planned from ${momentWords(from)}`
              : `${valueWords(setting.kind, value)} from ${momentWords(from)}`,
        }))}
      />
    </div>
  </Dialog>
);
