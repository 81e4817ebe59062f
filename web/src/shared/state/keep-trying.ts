import { isOnline, whenLineChanges } from './online';

const firstPause = 5_000;
const longestPause = 5 * 60_000;

/**
 * Tries now, when the line changes and when the page is looked at again; after a failure with a line also by itself, each
 * time after a longer pause. `work` says whether nothing is left to do; the result stops trying.
 */
export function keepTrying(work: () => Promise<boolean>): () => void {
  let pause = firstPause;
  let timer: number | undefined;
  let isOver = false;
  let isRunning = false;
  let isWantedAgain = false;
  const attempt = async () => {
    window.clearTimeout(timer);
    isWantedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    let isDone = await work().catch(() => false);
    // The line came back, or the page was looked at again, while a try was under way: what that one saw may be old.
    while (isWantedAgain && !isOver) {
      isWantedAgain = false;
      isDone = await work().catch(() => false);
    }
    isRunning = false;
    if (isDone) pause = firstPause;
    // Without a line its return is the time to try.
    if (isDone || isOver || !isOnline()) return;
    timer = window.setTimeout(attempt, pause);
    pause = Math.min(2 * pause, longestPause);
  };
  const stopListening = whenLineChanges(() => {
    pause = firstPause;
    void attempt();
  });
  const isSeenAgain = () => void (document.visibilityState === 'visible' && attempt());
  document.addEventListener('visibilitychange', isSeenAgain);
  void attempt();
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', isSeenAgain);
  };
}
