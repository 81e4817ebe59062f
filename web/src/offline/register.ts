/** Gives the installed app its pages without a line; later than anything a shopper waits for. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // Where it is switched off the address answers one that takes itself away.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
