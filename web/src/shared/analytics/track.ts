import type { BodyOf } from '@/shared/api/path';
import type { PathFromRoot } from '@/shared/api/schema';
import { serverNow } from '@/shared/state/clock';
import { keep } from '@/shared/state/kept';
import { randomKey } from '@/shared/state/random-key';
import { place } from '@/shared/session/place';
import { session } from '@/shared/session/session';
import { theShop } from '@/shared/session/shop';
import { dataOf, ecommerceOf, type Happening, type Params } from './rules';

/** Whether tools of others may measure this browser: nobody has said, yes, or no. */
export const consent = keep<'granted' | 'denied' | undefined>('spaza.consent', undefined);

type Layer = { dataLayer?: unknown[] };

const batch = 20;
const patience = 4000;
const collect = '/collect' satisfies PathFromRoot;
type Events = BodyOf<typeof collect, 'post'>['events'];
const waiting: Events = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** A random word of this tab, forgotten with it; a shopper who pays at the bank comes back to it. */
const word = keep('spaza.tab', '', 'tab');

function tab(): string {
  if (!word.get()) word.set(randomKey());
  return word.get();
}

const userFields = () => ({
  store_id: place.get().zone,
  logged_in: session.get().isLoggedIn ? 'true' : 'false',
  user_type: session.get().isLoggedIn ? 'registered' : 'guest',
});

/** Our own table hears everything; it carries no name and no address. */
function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const events = waiting.splice(0, batch);
  const sent: BodyOf<typeof collect, 'post'> = { events };
  const body = new Blob([JSON.stringify(sent)], { type: 'application/json' });
  if (!navigator.sendBeacon?.(collect, body))
    void fetch(collect, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  if (waiting.length > 0) flush();
}

/** Something happened: to our own reports always, to the tools of others only when the shopper has agreed. */
export function track(event: Happening, params: Params = {}): void {
  if (typeof window === 'undefined') return;
  const data = { ...userFields(), ...dataOf(params) };
  const { channel } = theShop();
  waiting.push({ event, path: window.location.pathname, channel, session: tab(), at: serverNow(), data });
  if (consent.get() === 'granted') {
    const layer = window as Layer;
    layer.dataLayer ??= [];
    layer.dataLayer.push({ ecommerce: null }); // the one before is not carried over
    layer.dataLayer.push({ event, ...userFields(), ecommerce: ecommerceOf(params) });
  }
  if (waiting.length >= batch) flush();
  else timer ??= setTimeout(flush, patience);
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
