import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import leaflet from 'leaflet';

/** public/map/south-africa.json, made by tools/make_map.py. */
interface BaseData {
  scale: number;
  provinces: { code: string; rings: number[][] }[];
  neighbours: { name: string; rings: number[][] }[];
  towns: [name: string, longitude: number, latitude: number, rank: 1 | 2][];
}

export const baseCredit =
  '<a href="https://leafletjs.com" rel="noopener">Leaflet</a> | GeoNames (CC BY 4.0), Statistics South Africa, Natural Earth';

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

const farTowns = 8;
const mostTowns = 60;

/** Land, borders and towns without any outside server; streets need tiles. */
export async function addBaseMap(map: LeafletMap): Promise<void> {
  const answer = await fetch('/map/south-africa.json');
  if (!answer.ok) return;
  const data = (await answer.json()) as BaseData;
  const draw = (rings: number[][], className: string) =>
    leaflet
      .polygon(
        rings.map((ring) => [unfold(ring, data.scale)]),
        { className, interactive: false, smoothFactor: 0.5 },
      )
      .addTo(map);
  for (const { rings } of data.neighbours) draw(rings, 'base-neighbour');
  for (const { rings } of data.provinces) draw(rings, 'base-province');

  const labels = leaflet.layerGroup().addTo(map);
  const name = () => nameTowns(map, labels, data.towns);
  map.on('moveend', name);
  name();
}

function nameTowns(map: LeafletMap, labels: LayerGroup, towns: BaseData['towns']): void {
  labels.clearLayers();
  const seen = map.getBounds().pad(0.1);
  const near = map.getZoom() >= farTowns;
  let shown = 0;
  for (const [town, longitude, latitude, rank] of towns) {
    if ((rank === 2 && !near) || !seen.contains([latitude, longitude])) continue;
    if (++shown > mostTowns) return;
    const html = document.createElement('span');
    html.textContent = town;
    const icon = leaflet.divIcon({ className: 'base-town', html, iconSize: [0, 0] });
    leaflet.marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(labels);
  }
}
