import type { Map as LeafletMap } from 'leaflet';
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
/** What the credit at the lower edge takes. */
const credit = 24;

async function loaded<Data>(path: string, gone: AbortSignal): Promise<Data | undefined> {
  const answer = await fetch(path).catch(() => undefined);
  const data = answer?.ok ? ((await answer.json()) as Data) : undefined;
  return gone.aborted ? undefined : data;
}

/**
 * Land, borders and names without any outside server; streets need tiles. Nothing can be added to a map that is gone by
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
    for (const one of withRoom(map, zoom >= placesFrom ? [...towns, ...near] : towns))
      mark(one).addTo(labels);
  };
  map.on('moveend', name);
  name();
}

const mark = ([name, longitude, latitude]: Named) => {
  const html = document.createElement('span');
  html.textContent = name;
  const icon = leaflet.divIcon({ className: 'base-town', html, iconSize: [0, 0] });
  return leaflet.marker([latitude, longitude], { icon, pane: 'names', interactive: false, keyboard: false });
};

/** Those whose labels can be read as a whole: inside the map, and not on that of one named before, which is larger. */
export function withRoom(map: LeafletMap, towns: readonly Named[]): Named[] {
  const seen = map.getBounds();
  const { x: width, y: height } = map.getSize();
  const taken: { left: number; right: number; y: number }[] = [];
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
