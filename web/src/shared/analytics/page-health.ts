import { track } from './track';

const mostFailures = 5; // of one page: what fails in a loop says nothing more
const latest = 10_000; // ms

/** A script that failed, by its kind alone: what it says may hold what a shopper typed. */
function followFailures(): void {
  let told = 0;
  const tell = (problem: unknown) => {
    const kind = problem instanceof Error || problem instanceof DOMException ? problem.name : 'unknown';
    if (kind === 'AbortError' || (told += 1) > mostFailures) return;
    track('exception', { description: 'script', status: kind });
  };
  // A picture that is missing is no failure of a script, and has no error.
  addEventListener('error', ({ error }) => error && tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

/** How long the largest picture, a press and what moves under a finger took (Core Web Vitals). */
async function followVitals(): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  for (const on of [onCLS, onINP, onLCP])
    on(({ name, value }) => track('web_vital', { vital: name, amount: Math.round(value * 1000) / 1000 }));
}

/** Tells how pages do in shoppers' browsers, without a word of who they are. Its own weight comes when nobody waits. */
export function followPageHealth(): void {
  followFailures();
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    void followVitals().catch(() => undefined);
  };
  for (const each of ['pointerdown', 'keydown'])
    addEventListener(each, begin, { once: true, capture: true, passive: true });
  setTimeout(begin, latest);
}
