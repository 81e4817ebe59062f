/** Steps of whole units back to degrees, latitude first as Leaflet has it. */
export function unfold(ring: readonly number[], scale: number): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    x += ring[at]!;
    y += ring[at + 1]!;
    points.push([y / scale, x / scale]);
  }
  return points;
}
