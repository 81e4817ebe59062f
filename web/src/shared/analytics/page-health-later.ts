const latest = 10_000; // ms

/** What follows how a page does comes when nobody waits for it: with the first press, a failure, or late. */
export function followPageHealthLater(): void {
  const failures: Event[] = [];
  let isBegun = false;
  const begin = (event?: Event) => {
    if (event && failing.includes(event.type)) failures.push(event);
    if (isBegun) return;
    isBegun = true;
    void import('./page-health')
      .catch(() => undefined) // nothing is followed on this page then
      .then((follow) => {
        for (const each of beginnings) removeEventListener(each, begin, true);
        follow?.followPageHealth(failures);
      });
  };
  const failing = ['error', 'unhandledrejection'];
  const beginnings = ['pointerdown', 'keydown', ...failing];
  for (const each of beginnings) addEventListener(each, begin, { capture: true, passive: true });
  setTimeout(begin, latest);
}
