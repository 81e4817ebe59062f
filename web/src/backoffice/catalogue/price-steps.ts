/** A price and from when on it was charged, in milliseconds. */
export interface Step {
  at: number;
  cents: number;
}

/** The line of a price over time in a box: along it as long as it holds, then up or down. Oldest first. */
export function stepLine(steps: readonly Step[], now: number, width: number, height: number): string {
  const [first] = steps;
  if (!first) return '';
  const most = Math.max(...steps.map(({ cents }) => cents));
  const least = Math.min(...steps.map(({ cents }) => cents));
  const span = Math.max(1, now - first.at);
  const x = (at: number) => Math.round(((Math.min(at, now) - first.at) / span) * width);
  const y = (cents: number) =>
    most === least ? Math.round(height / 2) : Math.round(((most - cents) / (most - least)) * height);
  const line = steps.map(({ at, cents }, n) => (n === 0 ? `M0 ${y(cents)}` : `H${x(at)}V${y(cents)}`));
  return `${line.join('')}H${width}`;
}
