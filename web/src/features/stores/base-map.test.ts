// @vitest-environment jsdom
import leaflet from 'leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import { addBaseMap, withRoom } from './base-map';

afterEach(() => vi.unstubAllGlobals());

test('nothing is added to a map that goes while its land is on the way', async () => {
  const land = {
    scale: 1,
    provinces: [{ code: 'GP', rings: [[0, 0, 1, 1, 1, 0]] }],
    neighbours: [],
    towns: [],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(land)));
  const map = leaflet.map(document.createElement('div'), { center: [0, 0], zoom: 5 });
  const gone = new AbortController();

  const added = addBaseMap(map, gone.signal);
  gone.abort();
  map.remove();

  await expect(added).resolves.toBeUndefined();
});

test('of towns whose names would lie on each other the first is named, by its short name', () => {
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  const map = leaflet.map(box, { center: [-26, 28], zoom: 10 });
  const named = withRoom(map, [
    ['Midrand', 28, -26],
    ['Ivory Park/Tembisa', 28.02, -26.005],
    ['Pretoria/Tshwane', 28, -25.9],
    ['At the edge', 28.27, -26],
    ['Far away', 18, -34],
  ]);
  expect(named.map(([name]) => name)).toEqual(['Midrand', 'Pretoria']);
  const { x, y } = map.latLngToContainerPoint([-26, 28]);
  expect(withRoom(map, [['Midrand', 28, -26]], [{ x: x + 30, y }])).toEqual([]);
  map.remove();
});
