/// <reference lib="webworker" />
// Pages as they were last seen: marked with when that was, so that they say so and read anew what they show
// (read-anew.ts). Home comes so at once, without waiting for a slow line. Decision 0180.
import type { RouteHandlerCallbackOptions } from 'workbox-core/types';
import type { Strategy } from 'workbox-strategies';
import { cacheNames, cutOf, markedSeen } from './rules';

declare const self: ServiceWorkerGlobalScope;

declare const __RELEASE__: string;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** So long (ms) the rest of home stays behind its first screen, which is painted meanwhile. */
const headStart = 80;

/** What a page is shown by; how it was sent is not true of what was kept. */
const headersOf = ({ headers }: Response) =>
  ['content-type', 'content-security-policy'].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });

/** When the shop answered it, as milliseconds; NaN where it does not say. */
const seenAt = ({ headers }: Response) => Date.parse(headers.get('date') ?? '');

/** A page that was kept, with the mark that says so. */
export async function asSeen(page: Response): Promise<Response> {
  return new Response(markedSeen(await page.text(), seenAt(page)), { headers: headersOf(page) });
}

/** The zone a page would be drawn for now, where browsers tell a worker. */
async function zoneNow(): Promise<string | undefined> {
  const { cookieStore } = self as { cookieStore?: { get(name: string): Promise<{ value: string } | null> } };
  const cookie = await cookieStore?.get('zone').catch(() => null);
  return cookie ? decodeURIComponent(cookie.value) : undefined;
}

/** The zone a page was drawn for, which it says beside its channel. */
const zoneOf = (page: string): unknown => {
  const [, zone] = /"channel":"\w+","zone":("(?:[^"\\]|\\.)*")/.exec(page) ?? [];
  return zone && JSON.parse(zone);
};

/** Home of a day ago at most, of the release whose files are here, and of the shopper's zone; its text is marked. */
async function homeAsSeen(request: Request) {
  const [page, zone] = await Promise.all([
    caches.match(request, { ignoreVary: true, cacheName: cacheNames.pages }),
    zoneNow(),
  ]);
  if (page?.status !== 200) return undefined;
  // By a clock that was set back it would never be a day old.
  const age = Date.now() - seenAt(page);
  if (!(age > -minute && age < day)) return undefined;
  const text = await page.text();
  const isOfNow = text.includes(__RELEASE__) && (zone === undefined || zoneOf(text) === zone);
  return isOfNow ? { text: markedSeen(text, seenAt(page)), headers: headersOf(page) } : undefined;
}

/** Its first screen goes ahead: a page that is there in one piece is painted when all of it is laid out. */
function inPieces(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  const cut = cutOf(text);
  return new ReadableStream({
    async start(out) {
      out.enqueue(bytes.encode(text.slice(0, cut)));
      await new Promise((resolve) => setTimeout(resolve, headStart));
      out.enqueue(bytes.encode(text.slice(cut)));
      out.close();
    },
  });
}

/** Answers home. Who loads it anew wants a new one; any other way to it shows it as it was seen. */
export const homeBy =
  (pages: Strategy) =>
  async (options: RouteHandlerCallbackOptions): Promise<Response> => {
    const seen = options.request.cache === 'default' ? await homeAsSeen(options.request) : undefined;
    return seen ? new Response(inPieces(seen.text), { headers: seen.headers }) : pages.handle(options);
  };

/**
 * For the next time. Without a line the one that is kept stays, and so it does where the shop has a newer release: its
 * home comes with its own worker, for its files are not here.
 */
export const renew = async (page: string): Promise<void> => {
  const answer = await fetch(page, { cache: 'no-cache' }).catch(() => undefined);
  if (answer?.status !== 200 || answer.redirected) return;
  const kept = answer.clone();
  if ((await answer.text()).includes(__RELEASE__))
    await (await caches.open(cacheNames.pages)).put(page, kept);
};
