import { Suspense, useState, type ReactNode } from 'react';
import { markTakenOver } from './store';

interface Turn {
  come: boolean;
  coming: Promise<void>;
  take(): void;
}

let drawing = false;
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
 * own, from top to bottom, so that a slow phone answers fingers in between.
 */
export async function takeOver(draw: () => unknown): Promise<void> {
  drawing = true;
  try {
    draw();
  } finally {
    drawing = false;
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await pause();
    next.take();
  }
  await pause();
  markTakenOver();
}

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
  const [turn] = useState(() => (drawing ? newTurn() : undefined));
  return (
    <Suspense fallback={null}>
      <Gate turn={turn}>{children}</Gate>
    </Suspense>
  );
}

/** The same among other elements. */
export const LaterBeside = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'contents' }}>
    <Later>{children}</Later>
  </div>
);
