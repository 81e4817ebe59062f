import 'leaflet/dist/leaflet.css';
import './store-map.css';
import leaflet, { type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import type { Point } from '@/shared/session/detect-place';
import { configPath } from '@/shared/session/ways-to-pay';
import { addBaseMap, baseCredit } from './base-map';
import { useDistances } from './distances';
import { grouped, type Numbered } from './grouped';
import { defaultCentre, defaultZoom, plainZoom, type PointOfService } from './rules';

interface Props {
  stores: readonly PointOfService[];
  /** The shopper's place, with its name. */
  from?: Point;
  fromName?: string;
  selected?: string;
  onChoose: (name: string) => void;
  /** Every store is wanted, where not all are given. */
  onAll?: () => void;
}

const at = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];
const placeOf = ({ geoPoint }: PointOfService): [number, number] => [
  geoPoint?.latitude ?? 0,
  geoPoint?.longitude ?? 0,
];

const nearest = 3;
const padding: [number, number] = [56, 56];

const pin = (label: string, isSelected: boolean) =>
  leaflet.divIcon({
    className: `store-pin ${isSelected ? 'store-pin-selected' : ''}`,
    html: `<span><b>${label}</b></span>`,
    iconSize: [36, 44],
    iconAnchor: [18, 44],
  });

/** One store's pin, or the number of stores that would lie on each other; that one opens by zooming in. */
function markerOf(
  group: Numbered[],
  selected: string | undefined,
  choose: (name: string) => void,
  map: LeafletMap,
): Marker {
  const [{ store, number }] = group as [Numbered];
  const isAlone = group.length === 1;
  const isSelected = group.some((one) => one.store.name === selected);
  const name = isAlone
    ? (store.displayName ?? store.name)
    : text('stores.group', { count: group.length, name: store.displayName ?? store.name });
  const icon = isAlone
    ? pin(String(number), isSelected)
    : leaflet.divIcon({
        className: `store-cluster ${isSelected ? 'store-cluster-selected' : ''}`,
        html: `<span>${group.length}</span>`,
        iconSize: [44, 44],
        iconAnchor: [22, 44],
      });
  const marker = leaflet.marker(placeOf(store), {
    icon,
    title: name,
    zIndexOffset: isSelected ? 1000 : 0,
  });
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', name));
  marker.on('click', () => {
    if (isAlone) choose(store.name);
    else
      map.fitBounds(
        group.map((one) => placeOf(one.store)),
        { padding, maxZoom: 18, animate: false },
      );
  });
  return marker;
}

/** The stores as numbered pins, those close together as one with their count; every pin is in the list. */
export default function StoreMap({ stores, from, fromName, selected, onChoose, onAll }: Props) {
  /** What was selected when all were wanted; another choice is moved to again. */
  const [allSince, setAllSince] = useState<string>();
  /** None of the tiles came. */
  const [lacksStreets, setLacksStreets] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(undefined);
  const choose = useEffectEvent(onChoose);
  const { data: config } = useApi(configPath);
  // Streets are to be seen from near only where there are any.
  const closest = config?.mapTiles && !lacksStreets ? defaultZoom : plainZoom;

  useEffect(() => {
    const made = leaflet.map(box.current!, {
      center: at(defaultCentre()),
      zoom: plainZoom,
      maxZoom: 18,
      minZoom: 4,
    });
    made.attributionControl.setPrefix(false).addAttribution(baseCredit);
    leaflet.control.scale({ imperial: false }).addTo(made);
    map.current = made;
    const gone = new AbortController();
    void addBaseMap(made, gone.signal);
    return () => {
      gone.abort();
      map.current = undefined;
      made.remove();
    };
  }, []);

  const { mapTiles, mapAttribution } = config ?? {};
  useEffect(() => {
    const shown = map.current;
    if (!shown || !mapTiles) return;
    const streets = leaflet.tileLayer(mapTiles, { maxZoom: 18, attribution: mapAttribution });
    let loaded = false;
    streets.on('tileload', () => setLacksStreets(!(loaded = true)));
    streets.on('tileerror', () => setLacksStreets(!loaded));
    streets.addTo(shown);
    return () => {
      if (map.current === shown) streets.remove();
    };
  }, [mapTiles, mapAttribution]);

  useDistances(map, from, fromName);

  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    const layer = leaflet.layerGroup().addTo(shown);
    const draw = () => {
      layer.clearLayers();
      for (const group of grouped(stores, (store) => shown.project(placeOf(store))))
        markerOf(group, selected, choose, shown).addTo(layer);
    };
    draw();
    shown.on('zoomend', draw);
    return () => {
      if (map.current !== shown) return; // a map that is gone has let everything go
      shown.off('zoomend', draw);
      layer.remove();
    };
  }, [stores, selected]);

  const chosen = stores.find(({ name }) => name === selected);
  // The one chosen, or those nearest to the shopper.
  const shown = allSince === (selected ?? '') ? stores : chosen ? [chosen] : stores.slice(0, nearest);
  const names = shown.map(({ name }) => name).join();
  const moveTo = (those: readonly PointOfService[]) => {
    if (those.length === 1) map.current?.setView(placeOf(those[0]!), closest, { animate: false });
    else if (those.length > 0)
      map.current?.fitBounds(those.map(placeOf), { padding, maxZoom: closest, animate: false });
  };
  const moveThere = useEffectEvent(() => moveTo(shown));
  // Moves when others are to be seen, not when lists are new.
  useEffect(() => moveThere(), [names, closest]);

  const showAll = () => {
    setAllSince(selected ?? '');
    onAll?.();
    moveTo(stores);
  };
  return (
    <div className="store-map">
      <div ref={box} role="region" aria-label={text('stores.map')} />
      <p role="status" className="store-map-note">
        {lacksStreets && text('stores.noStreets')}
      </p>
      {onAll && (
        <button type="button" className="store-map-all" onClick={showAll}>
          {text('stores.showAll')}
        </button>
      )}
    </div>
  );
}
