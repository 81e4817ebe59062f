import type { Map as LeafletMap } from 'leaflet';
import leaflet from 'leaflet';
import { unfold } from './unfold';

/** public/map/roads.json, made by tools/make_map_roads.py. */
export interface RoadData {
  scale: number;
  roads: { name: string; line: number[] }[];
}

export interface Pixel {
  x: number;
  y: number;
}
type Point = readonly [latitude: number, longitude: number];

/** Closer by, a line that is right to a kilometre would lead astray. */
export const roadsUntil = 12;
/** Two shields nearer to each other than that, in pixels, are not distinguished. */
const apart = 44;
const edge = 28;

/** In the middle of what one sees of a road: where its number stands. */
export function shieldAt(map: LeafletMap, line: readonly Point[]): Pixel | undefined {
  const { x: width, y: height } = map.getSize();
  const isSeen = ({ x, y }: Pixel) => x > edge && y > edge && x < width - edge && y < height - edge;
  const points = line.map(([latitude, longitude]) => map.latLngToContainerPoint([latitude, longitude]));
  // Long stretches between two towns count by their length.
  const seen = points
    .slice(1)
    .flatMap((end, n) => {
      const start = points[n]!;
      const parts = Math.max(1, Math.round(Math.hypot(end.x - start.x, end.y - start.y) / edge));
      return Array.from({ length: parts }, (_, part) => ({
        x: start.x + ((end.x - start.x) * (part + 0.5)) / parts,
        y: start.y + ((end.y - start.y) * (part + 0.5)) / parts,
      }));
    })
    .filter(isSeen);
  return seen[Math.floor(seen.length / 2)];
}

/** The main roads with their numbers, below all that is named; they go when one comes too near. */
export function addRoads(
  map: LeafletMap,
  { scale, roads }: RoadData,
  onNumbered: (shields: Pixel[]) => void = () => {},
): void {
  const lines = roads.map(({ name, line }) => ({ name, points: unfold(line, scale) }));
  const drawn = leaflet.layerGroup(
    lines.flatMap(({ points }) =>
      ['base-road-edge', 'base-road'].map((className) =>
        leaflet.polyline(points, { className, pane: 'land', interactive: false, smoothFactor: 0.5 }),
      ),
    ),
  );
  const shields = leaflet.layerGroup().addTo(map);
  const show = () => {
    shields.clearLayers();
    if (map.getZoom() > roadsUntil) {
      drawn.remove();
      onNumbered([]);
      return;
    }
    drawn.addTo(map);
    const taken: Pixel[] = [];
    for (const { name, points } of lines) {
      const at = shieldAt(map, points);
      if (!at || taken.some(({ x, y }) => Math.hypot(at.x - x, at.y - y) < apart)) continue;
      taken.push(at);
      const html = document.createElement('span');
      html.textContent = name;
      const icon = leaflet.divIcon({ className: 'base-shield', html, iconSize: [0, 0] });
      leaflet
        .marker(map.containerPointToLatLng([at.x, at.y]), {
          icon,
          pane: 'names',
          interactive: false,
          keyboard: false,
        })
        .addTo(shields);
    }
    onNumbered(taken);
  };
  map.on('moveend', show);
  show();
}
