const calmMoments = 12;
const calmFor = 40; // ms of a browser's 50 that nothing else wants
const notQuietFor = 10_000; // ms
const unreportedFor = 2_000; // ms

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
  setTimeout(begin, tells ? notQuietFor : unreportedFor);
  if (tells) window.requestIdleCallback(look);
}
