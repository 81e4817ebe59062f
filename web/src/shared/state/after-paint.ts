/** A window that is not seen paints nothing; what was pressed in it goes on all the same. */
const atLatest = 100;

/**
 * Fulfilled once the browser has painted what stands now: what a press shows at once is seen before what it leads to
 * is worked on.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, atLatest);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });

/** What can wait until the browser has nothing else to do; one that cannot tell does it next. */
export const whenIdle = (work: () => void): void => void (window.requestIdleCallback ?? setTimeout)(work);

const calmMoments = 12;
const calmFor = 40; // ms of a browser's 50 that nothing else wants
const notQuietFor = 10_000; // ms
const untoldFor = 2_000; // ms

/** Once the browser has had nothing to do for more than half a second, at the latest after ten; two where it cannot tell. */
export function whenQuiet(work: () => unknown): void {
  let calm = 0;
  let isDone = false;
  const begin = () => {
    if (!isDone) work();
    isDone = true;
  };
  const look = (deadline: IdleDeadline) => {
    calm = deadline.timeRemaining() > calmFor ? calm + 1 : 0;
    if (calm === calmMoments) begin();
    else if (!isDone) window.requestIdleCallback(look);
  };
  const tells = 'requestIdleCallback' in window;
  setTimeout(begin, tells ? notQuietFor : untoldFor);
  if (tells) window.requestIdleCallback(look);
}
