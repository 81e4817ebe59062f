/** What shows that somebody is there. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const kept = 'backoffice.active';
const second = 1000;
/** The server is notified this often that somebody is there, as long as no other call has said so. */
export const beat = 240 * second;

/** The last sign of somebody in any tab of this browser. */
function lastSign(own: number): number {
  try {
    return Math.max(own, Number(localStorage.getItem(kept)) || 0);
  } catch {
    return own;
  }
}

interface Watch {
  /** After so long without a sign it locks. */
  seconds: number;
  lock: () => void;
  /** When the server last heard of somebody. */
  heard: () => number;
  tell: () => void;
}

/** Whether it is time to lock, or to tell the server that somebody is there. */
export function due(now: number, sign: number, heard: number, seconds: number): 'lock' | 'tell' | undefined {
  if (now - sign >= seconds * second) return 'lock';
  return sign > heard && now - heard >= beat ? 'tell' : undefined;
}

/** Looks for signs of somebody until it is stopped. */
export function watchIdle({ seconds, lock, heard, tell }: Watch): () => void {
  let own = Date.now();
  const note = () => {
    const now = Date.now();
    if (now - own < second) return;
    own = now;
    try {
      localStorage.setItem(kept, String(now));
    } catch {
      // Tabs then count for themselves.
    }
  };
  const look = () => {
    const next = due(Date.now(), lastSign(own), heard(), seconds);
    if (next === 'lock') lock();
    if (next === 'tell') tell();
  };
  const timer = setInterval(look, 5 * second);
  signs.forEach((sign) => window.addEventListener(sign, note, { capture: true, passive: true }));
  return () => {
    clearInterval(timer);
    signs.forEach((sign) => window.removeEventListener(sign, note, { capture: true }));
  };
}
