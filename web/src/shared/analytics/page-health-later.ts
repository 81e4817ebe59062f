const latest = 10_000; // ms

/** What follows how a page does comes when nobody waits for it: with the first press, a failure, or late. */
export function followPageHealthLater(): void {
  const failures: Event[] = [];
  let isBegun = false;
  const begin = (event?: Event) => {
    if (event) failures.push(event);
    if (isBegun) return;
    isBegun = true;
    void import('./page-health').then(
      (follow) => {
        for (const each of beginnings) removeEventListener(each, begin, true);
        follow.followPageHealth(failures);
      },
      () => undefined,
    );
  };
  const beginnings = ['pointerdown', 'keydown', 'error', 'unhandledrejection'];
  for (const each of beginnings) addEventListener(each, begin, { capture: true, passive: true });
  setTimeout(begin, latest);
}
