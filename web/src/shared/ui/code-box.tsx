import type { ReactNode } from 'react';
import { barsOf } from './code39';
import styles from './code-box.module.css';

/** Six letters are read out three by three; a number such as R-10004 as it is. */
const grouped = (code: string) => (/^\w{6}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code);

/** A code to show in a store: dark on white in both themes, bars for a scanner, letters to read out. */
export function CodeBox({ code, children }: { code: string; children: ReactNode }) {
  const drawn = barsOf(code);
  return (
    <figure className={styles.code}>
      {drawn && (
        <svg
          viewBox={`0 0 ${drawn.width} 40`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          {drawn.bars.map(([left, width]) => (
            <rect key={left} x={left} width={width} height={40} />
          ))}
        </svg>
      )}
      <b>{grouped(code)}</b>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
