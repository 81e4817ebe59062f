import { Suspense, useState, type ReactNode } from 'react';
import { markTakenOver } from './store';

interface Turn {
  come: boolean;
  coming: Promise<void>;
  take(): void;
}

let isTakingOver = false;
const waiting: Turn[] = [];

function newTurn(): Turn {
  const turn: Turn = { come: false, coming: Promise.resolve(), take: () => undefined };
  turn.coming = new Promise((resume) => {
    turn.take = () => {
      turn.come = true;
      resume();
    };
  });
  waiting.push(turn);
  return turn;
}

const pause = () => new Promise((resume) => setTimeout(resume));

/**
 * The browser takes over what the server drew: `draw` at once, and each part that stands in <Later> in a task of its
 * own, so that a slow phone answers fingers in between. A part's own parts come after those that wait already.
 */
export async function takeOver(draw: () => unknown): Promise<void> {
  isTakingOver = true;
  try {
    draw();
    for (;;) {
      await pause();
      const next = waiting.shift();
      if (!next) break;
      next.take();
    }
  } finally {
    isTakingOver = false;
  }
  markTakenOver();
}

const nextFrame = () => new Promise(requestAnimationFrame);
const unlaid = () => document.querySelectorAll('[data-later]');

/** What the browser left out below the screen (base.css) is laid out one by one, a frame each. */
export async function layOutTheRest(): Promise<void> {
  for (const part of unlaid()) {
    await nextFrame();
    part.removeAttribute('data-later');
  }
}

/** At once: for who must know how high everything is. */
export const layOutAll = (): void => unlaid().forEach((part) => part.removeAttribute('data-later'));

/** Whether this is markup of the server, or taken over from it. */
const isServers = () => isTakingOver || typeof document === 'undefined';

/** Holds back what is in it until its turn; until then the server's markup stays as it is. */
function Gate({ turn, children }: { turn?: Turn; children: ReactNode }) {
  if (turn && !turn.come) throw turn.coming;
  return children;
}

/**
 * A part of a page that can be taken over later than what is around it. It draws one element or none, and is the only
 * child of the element around it: markup that waits is found by its place.
 */
export function Later({ children }: { children: ReactNode }) {
  const [turn] = useState(() => (isTakingOver ? newTurn() : undefined));
  return (
    <Suspense fallback={null}>
      <Gate turn={turn}>{children}</Gate>
    </Suspense>
  );
}

interface PartProps {
  children: ReactNode;
  /** Below what one sees first: the browser lays it out when it comes near. */
  below?: boolean;
}

/** The same among other elements. */
export function LaterBeside({ children, below = false }: PartProps) {
  const [left] = useState(() => (below && isServers() ? '' : undefined));
  return (
    <div style={{ display: 'contents' }} data-later={left}>
      <Later>{children}</Later>
    </div>
  );
}

/** The same as an item of a list. */
export function LaterItem({ children }: { children: ReactNode }) {
  const [left] = useState(() => (isServers() ? '' : undefined));
  return (
    <li data-later={left}>
      <Later>{children}</Later>
    </li>
  );
}
