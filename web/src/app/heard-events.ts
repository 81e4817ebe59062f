/**
 * React listens to every kind of event there is, on the way down and on the way up. A finger makes a dozen, and on a slow
 * phone those that no component listens to were a fifth of the time until the press was answered. A test compares this
 * list with the handlers in the sources.
 */
export const unheard: ReadonlySet<string> = new Set([
  'gotpointercapture',
  'lostpointercapture',
  'mousemove',
  'mouseout',
  'mouseover',
  'mouseup',
]);

/** React, started on this element, listens to what the shop hears and to nothing else. */
export function startHearing(root: HTMLElement, start: () => void): void {
  const listen = root.addEventListener;
  root.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions | boolean]) => {
    if (!unheard.has(type)) listen.call(root, type, ...rest);
  };
  try {
    start();
  } finally {
    Reflect.deleteProperty(root, 'addEventListener');
  }
}
