import { cleanup, renderHook } from '@testing-library/react';
import leaflet, { type Map as LeafletMap } from 'leaflet';
import { afterEach, expect, test } from 'vitest';
import type { Point } from '@/shared/session/detect-place';
import { useDistances } from './distances';

afterEach(cleanup);

const midrand: Point = { latitude: -26.01, longitude: 28.1 };

test('the map says how far it is from the shopper, and no more once it is not measured from there', () => {
  const box = document.createElement('div');
  const map = leaflet.map(box, { center: [midrand.latitude, midrand.longitude], zoom: 10 });
  const ref = { current: map as LeafletMap | undefined };
  const words = () =>
    [...box.querySelectorAll('.map-ring-name, .map-here')].map(({ textContent }) => textContent);
  const { rerender } = renderHook(({ from }) => useDistances(ref, from, 'Midrand, 1682'), {
    initialProps: { from: midrand as Point | undefined },
  });
  expect(words()).toEqual(['5 km', '10 km', '25 km', '50 km', 'Midrand, 1682']);
  expect(box.querySelectorAll('.map-ring')).toHaveLength(4);
  rerender({ from: undefined });
  expect(words()).toEqual([]);
  expect(box.querySelectorAll('.map-ring')).toHaveLength(0);
  map.remove();
});
