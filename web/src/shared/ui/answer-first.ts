import { flushSync } from 'react-dom';
import { afterPaint } from '@/shared/state/after-paint';

const answered = new WeakSet<Element>();

/**
 * The button is busy in the very next frame and React is notified after it: drawing by React took half the time from a press
 * to its answer. What is done must make the button busy itself, before it waits for anything. That is drawn at once:
 * together with its end React would draw neither and leave the button busy for ever, and until it is drawn the button
 * would take another press.
 */
export function answerFirst(button: Element, work: () => void): void {
  if (answered.has(button)) return;
  answered.add(button);
  button.setAttribute('aria-busy', 'true');
  void afterPaint().then(() => {
    try {
      flushSync(work);
    } finally {
      answered.delete(button);
    }
  });
}
