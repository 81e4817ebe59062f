/** Chromium's own question whether to install the shop; it may be asked once. */
export interface BrowsersOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The listener in the page's head (server/src/app/pages/page_document.hpp) keeps it: it may come before the scripts. */
const heard = () => (window as { early?: { offer?: BrowsersOffer } }).early;
export const browsersOffer = (): BrowsersOffer | undefined => heard()?.offer;
export const forgetBrowsersOffer = (): void => void delete heard()?.offer;

/**
 * Safari on a phone has no question of its own, but a way that can be reported. Other browsers there, and those inside of
 * other apps, have other buttons or none.
 */
export const isSafariOnPhone = (): boolean =>
  'standalone' in navigator && / Version\/[\d.]+ (Mobile\/\w+ )?Safari\//.test(navigator.userAgent);
