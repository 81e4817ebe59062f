import type { Map as LeafletMap } from 'leaflet';
import leaflet from 'leaflet';
import { addRoads, type Pixel, type RoadData } from './base-roads';
import { unfold } from './unfold';

/** public/map/south-africa.json, made by tools/make_map.py. */
interface BaseData {
  scale: number;
  provinces: { code: string; rings: number[][] }[];
  neighbours: { name: string; rings: number[][] }[];
  towns: [name: string, longitude: number, latitude: number, rank: 1 | 2][];
}

export const baseCredit =
  '<a href="https://leafletjs.com" rel="noopener">Leaflet</a> | GeoNames (CC BY 4.0), Statistics South Africa, Natural Earth; roads drawn roughly';

/** public/map/places.json, made by tools/make_map_places.py. */
interface Places {
  scale: number;
  places: [name: string, longitude: number, latitude: number][];
}

type Named = readonly [name: string, longitude: number, latitude: number, ...more: unknown[]];

const townsFrom = 8;
const placesFrom = 10;
/** Below the tiles, where there are any: they have land and names of their own. */
const panes = { land: 150, names: 160 };

/** What a label takes, begun at its dot; a letter is seldom wider. */
const label = { letter: 6.6, height: 16, before: 12, room: 4 };
/** Half of what a road's number takes. */
const shieldHalf = 16;
/** What the credit at the lower edge takes. */
const credit = 24;

async function loaded<Data>(path: string, gone: AbortSignal): Promise<Data | undefined> {
  const answer = await fetch(path).catch(() => undefined);
  const data = answer?.ok ? ((await answer.json()) as Data) : undefined;
  return gone.aborted ? undefined : data;
}

/**
 * Land, borders, main roads and names without any outside server; streets need tiles. Nothing can be added to a map that is gone by
 * the time its data is there.
 */
export async function addBaseMap(map: LeafletMap, gone: AbortSignal): Promise<void> {
  const data = await loaded<BaseData>('/map/south-africa.json', gone);
  if (!data) return;
  for (const [name, order] of Object.entries(panes)) map.createPane(name).style.zIndex = String(order);
  const draw = (rings: number[][], className: string) =>
    leaflet
      .polygon(
        rings.map((ring) => [unfold(ring, data.scale)]),
        { className, pane: 'land', interactive: false, smoothFactor: 0.5 },
      )
      .addTo(map);
  for (const { rings } of data.neighbours) draw(rings, 'base-neighbour');
  for (const { rings } of data.provinces) draw(rings, 'base-province');

  const labels = leaflet.layerGroup().addTo(map);
  const large = data.towns.filter(([, , , rank]) => rank === 1);
  let near: readonly Named[] = [];
  let asked = false;
  let shields: readonly Pixel[] = [];
  const name = () => {
    const zoom = map.getZoom();
    if (zoom >= placesFrom && !asked) {
      asked = true;
      void loaded<Places>('/map/places.json', gone).then((close) => {
        if (!close) return;
        near = close.places.map(([place, x, y]) => [place, x / close.scale, y / close.scale]);
        name();
      });
    }
    const towns: readonly Named[] = zoom >= townsFrom ? data.towns : large;
    labels.clearLayers();
    for (const one of withRoom(map, zoom >= placesFrom ? [...towns, ...near] : towns, shields))
      mark(one).addTo(labels);
  };
  map.on('moveend', name);
  name();
  const roads = await loaded<RoadData>('/map/roads.json', gone);
  if (!roads) return;
  addRoads(map, roads, (numbered) => {
    shields = numbered;
    name();
  });
}

const mark = ([name, longitude, latitude]: Named) => {
  const html = document.createElement('span');
  html.textContent = name;
  const icon = leaflet.divIcon({ className: 'base-town', html, iconSize: [0, 0] });
  return leaflet.marker([latitude, longitude], { icon, pane: 'names', interactive: false, keyboard: false });
};

/** Those whose labels can be read as a whole: inside the map, and not on that of one named before, which is larger, or on a road's number. */
export function withRoom(map: LeafletMap, towns: readonly Named[], shields: readonly Pixel[] = []): Named[] {
  const seen = map.getBounds();
  const { x: width, y: height } = map.getSize();
  const taken = shields.map(({ x, y }) => ({ left: x - shieldHalf, right: x + shieldHalf, y }));
  const shown: Named[] = [];
  for (const [longName, longitude, latitude] of towns) {
    if (!seen.contains([latitude, longitude])) continue;
    const name = longName.split('/')[0]!.trim();
    const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
    const left = x - label.room;
    const right = x + label.before + name.length * label.letter + label.room;
    const isCut = left < 0 || right > width || y < label.height || y > height - label.height - credit;
    const meets = taken.some(
      (other) => left < other.right && right > other.left && Math.abs(y - other.y) < label.height,
    );
    if (isCut || meets || shown.some(([known]) => known === name)) continue;
    taken.push({ left, right, y });
    shown.push([name, longitude, latitude]);
  }
  return shown;
}
