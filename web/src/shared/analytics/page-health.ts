import { onCLS, onINP, onLCP } from 'web-vitals';
import { track } from './track';

const mostFailures = 5; // of one page: what fails in a loop says nothing more

let reported = 0;

/** A script that failed, by its kind alone: what it says may hold what a shopper typed. */
function tell(problem: unknown): void {
  const kind = problem instanceof Error || problem instanceof DOMException ? problem.name : 'unknown';
  if (kind === 'AbortError' || (reported += 1) > mostFailures) return;
  track('exception', { description: 'script', status: kind });
}

function tellOf(event: Event): void {
  // A picture that is missing is no failure of a script, and has no error.
  if (event instanceof ErrorEvent) return event.error && tell(event.error);
  if (event instanceof PromiseRejectionEvent) tell(event.reason);
}

/**
 * Tells how pages do in shoppers' browsers, without a word of who they are: how long the largest picture, a press and what
 * moves under a finger took (Core Web Vitals), and which scripts failed, beginning with those before.
 */
export function followPageHealth(before: Event[]): void {
  before.forEach(tellOf);
  for (const failure of ['error', 'unhandledrejection']) addEventListener(failure, tellOf);
  for (const on of [onCLS, onINP, onLCP])
    on(({ name, value }) => track('web_vital', { vital: name, amount: Math.round(value * 1000) / 1000 }));
}
