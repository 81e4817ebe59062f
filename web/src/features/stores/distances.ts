import leaflet, { type LayerGroup, type Map as LeafletMap } from 'leaflet';
import { useEffect, type RefObject } from 'react';
import { text } from '@/shared/i18n/text';
import type { Point } from '@/shared/session/detect-place';

/** How far round a shopper rings are drawn, in kilometres: without streets they say how near a store is. */
const rings = [5, 10, 25, 50];
const kilometresInDegree = 111.32;

/** Words on the map that nobody presses. */
const words = (className: string, what: string, at: [number, number]) => {
  const html = document.createElement('span');
  html.textContent = what;
  const icon = leaflet.divIcon({ className, html, iconSize: [0, 0] });
  return leaflet.marker(at, { icon, interactive: false, keyboard: false });
};

/** Where it is measured from, and rings with their distances round it. */
function distancesFrom({ latitude, longitude }: Point, name: string | undefined): LayerGroup {
  const group = leaflet.layerGroup();
  for (const kilometres of rings) {
    leaflet
      .circle([latitude, longitude], {
        radius: kilometres * 1000,
        className: 'map-ring',
        interactive: false,
        fill: false,
      })
      .addTo(group);
    words('map-ring-name', text('stores.kilometres', { count: kilometres }), [
      latitude + kilometres / kilometresInDegree,
      longitude,
    ]).addTo(group);
  }
  words('map-here', name ?? text('stores.you'), [latitude, longitude]).addTo(group);
  return group;
}

/** Draws them on the map as long as it is measured from there. */
export function useDistances(map: RefObject<LeafletMap | undefined>, from?: Point, name?: string): void {
  const { latitude, longitude } = from ?? {};
  useEffect(() => {
    const shown = map.current;
    if (!shown || latitude === undefined || longitude === undefined) return;
    const layer = distancesFrom({ latitude, longitude }, name).addTo(shown);
    return () => void layer.remove();
  }, [map, latitude, longitude, name]);
}
