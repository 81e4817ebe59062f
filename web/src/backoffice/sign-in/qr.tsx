import { encode } from 'uqr';

/** A QR code, dark on white in both themes. */
export function Qr({ words, label }: { words: string; label: string }) {
  const { data, size } = encode(words, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark} fill="currentColor" />
    </svg>
  );
}
