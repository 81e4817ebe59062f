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
