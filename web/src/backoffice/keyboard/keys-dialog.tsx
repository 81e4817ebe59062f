import { useStore } from '@/shared/state/store';
import { Dialog } from '../ui/dialog';
import { groups, setSingleKeys, singleKeys } from './use-shortcuts';

const shown = (keys: string) => keys.split(' ').map((key) => (key.length === 1 ? key.toUpperCase() : key));

/** All keys that act on this screen, and the switch for single ones. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const all = useStore(groups);
  const on = useStore(singleKeys);
  return (
    <Dialog title="Keys" onClose={onClose}>
      <div className="bd">
        {all
          .filter(({ shortcuts }) => shortcuts.length > 0)
          .map(({ where, shortcuts }, n) => (
            <section key={n} className="stack t4">
              <h3>{where}</h3>
              <dl className="kv">
                {shortcuts.map(({ keys, what }) => (
                  <div key={keys}>
                    <dt>{what}</dt>
                    <dd>
                      {shown(keys).map((key) => (
                        <kbd key={key} className="kbd shown">
                          {key}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        <label className="check">
          <input
            type="checkbox"
            className="tick"
            checked={on}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
          Single keys act outside fields
        </label>
        <p className="tiny muted">
          Keys with Ctrl always act. No key pays or deletes: it opens what asks first.
        </p>
      </div>
    </Dialog>
  );
}
