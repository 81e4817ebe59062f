import { whenPartWorks } from '@/shared/state/deferral';
import { replay, type Press } from '@/shared/state/presses';

/**
 * What was pressed, sent or chosen before the page worked. The listener in the page's head
 * (server/src/app/pages/page_document.hpp) marked each control busy and kept it in order.
 */
interface Early {
  presses: Press[];
  /** From now on React hears presses of other controls itself. */
  over: boolean;
  /** What is being done now: not to be held back. */
  doing?: HTMLElement;
  end(): void;
  /** Says that the page's scripts could not be had; nothing looks busy any more. */
  fail(): void;
}

const early = () => (window as { early?: Early }).early;

/** React has been asked to take the page over. */
export function leaveNewPressesToReact(): void {
  const kept = early();
  if (kept) kept.over = true;
}

/** The page works: what was pressed is done, in order, each in a part that works too. */
export async function doEarlyPresses(): Promise<void> {
  const kept = early();
  if (!kept) return;
  await replay(kept.presses, async (control) => {
    await whenPartWorks(control);
    kept.doing = control;
  });
  kept.end();
}

/** The page cannot be taken over: its words stay, and what is missing is said. */
export const sayThatPageFailed = (): void => early()?.fail();
