// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import leaflet from 'leaflet';
import { expect, test } from 'vitest';
import { addRoads, roadsUntil, shieldAt, type RoadData } from './base-roads';
import { unfold } from './unfold';

const roads = JSON.parse(readFileSync('public/map/roads.json', 'utf8')) as RoadData;

function mapAt(center: [number, number], zoom: number) {
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 600 }, clientHeight: { value: 400 } });
  const map = leaflet.map(box, { center, zoom });
  map.createPane('land');
  map.createPane('names');
  return {
    map,
    box,
    shields: () => [...box.querySelectorAll('.base-shield')].map(({ textContent }) => textContent),
  };
}

test('the national roads lead from town to town inside the country', () => {
  expect(roads.roads.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['N1', 'N2', 'N3', 'N4', 'N7', 'N12', 'N14']),
  );
  for (const { name, line } of roads.roads)
    for (const [latitude, longitude] of unfold(line, roads.scale)) {
      expect(latitude, name).toBeGreaterThan(-35);
      expect(latitude, name).toBeLessThan(-22);
      expect(longitude, name).toBeGreaterThan(16.4);
      expect(longitude, name).toBeLessThan(33);
    }
});

test('no road jumps: between two points are never more than two and a half degrees', () => {
  for (const { name, line } of roads.roads) {
    const points = unfold(line, roads.scale);
    for (const [n, [latitude, longitude]] of points.slice(1).entries())
      expect(Math.hypot(latitude - points[n]![0], longitude - points[n]![1]), `${name} ${n}`).toBeLessThan(
        2.5,
      );
  }
});

test('the map near Midrand numbers the roads that pass there, and drops them when one comes too near', () => {
  const { map, box, shields } = mapAt([-26.01, 28.1], 10);
  addRoads(map, roads);
  expect(shields()).toEqual(expect.arrayContaining(['N1', 'R21']));
  expect(shields()).not.toContain('N7');
  expect(box.querySelectorAll('.base-road').length).toBeGreaterThan(0);
  map.setZoom(roadsUntil + 1, { animate: false });
  expect(shields()).toEqual([]);
  expect(box.querySelectorAll('.base-road')).toHaveLength(0);
  map.setZoom(roadsUntil, { animate: false });
  expect(box.querySelectorAll('.base-road').length).toBeGreaterThan(0);
  map.remove();
});

test('a road that is not seen has no number', () => {
  const { map } = mapAt([-26, 28], 10);
  expect(
    shieldAt(map, [
      [-34, 18],
      [-33, 19],
    ]),
  ).toBeUndefined();
  map.remove();
});
