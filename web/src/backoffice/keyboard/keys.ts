/** What a key does here. `keys` is `j`, `?`, `Enter`, `g t` (one after the other) or `Ctrl k`. */
export interface Shortcut {
  keys: string;
  /** In the list of keys. */
  what: string;
  run: () => void;
  /** Acts while a dialog is open as well. */
  always?: boolean;
}

export interface Press {
  key: string;
  ctrl: boolean;
  alt: boolean;
  /** Something is being typed. */
  inField: boolean;
  /** A dialog is open: what lies below it is not reached. */
  inDialog: boolean;
  /** Enter and Space press what has the focus. */
  onControl: boolean;
}

const nameOf = ({ key, ctrl }: Press) =>
  `${ctrl ? 'Ctrl ' : ''}${key.length === 1 ? key.toLowerCase() : key}`;

/**
 * Which shortcut this press means, and what of a sequence is begun. Single keys never act in a field, and not at all
 * when they are switched off (WCAG 2.1.4); those with Ctrl always do. The latest that was registered wins.
 */
export function meant(
  shortcuts: readonly Shortcut[],
  press: Press,
  begun: string,
  singleKeys: boolean,
): { run?: Shortcut; begun: string } {
  const name = nameOf(press);
  const isSingle = !press.ctrl;
  if (press.alt || (isSingle && (press.inField || !singleKeys))) return { begun: '' };
  if ((name === 'Enter' || name === ' ') && press.onControl) return { begun: '' };
  const wanted = begun ? `${begun} ${name}` : name;
  const reached = shortcuts.filter((each) => !press.inDialog || each.always);
  const run = reached.findLast(({ keys }) => keys === wanted);
  if (run) return { run, begun: '' };
  return { begun: !begun && reached.some(({ keys }) => keys.startsWith(`${wanted} `)) ? wanted : '' };
}
