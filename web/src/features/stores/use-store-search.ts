import { useState, type FormEvent } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import type { Point } from '@/shared/session/detect-place';
import { displayAddress, usePlace } from '@/shared/session/place';
import { storesPath } from './rules';
import { askedIn, withWords } from './search-params';

type Place = Partial<Point> & { displayAddress?: string };

/** The place on the map that these words mean best, if any. */
async function placeNamed(words: string): Promise<Place | undefined> {
  if (!words) return undefined;
  const found = await api
    .get(apiPath('/addressSuggestions', { query: { text: words, max: 1 } }))
    .catch(() => undefined);
  return found?.suggestions[0];
}

/** The stores by name, or by how near they are to a place: one found, one detected, or the shopper's own. */
export function useStoreSearch() {
  const [search, setSearch] = useSearchParams();
  const place = usePlace();
  const asked = askedIn(search);
  const [near, setNear] = useState<Point & { name?: string }>();

  const home =
    place?.latitude !== undefined && place.longitude !== undefined
      ? { latitude: place.latitude, longitude: place.longitude }
      : undefined;
  // What is a place on the map is measured from; anything else may be a store's name.
  const from = asked.text ? undefined : (near ?? home);
  const stores = useApi(storesPath({ ...asked, near: from }), { placeholderData: keepPreviousData });

  /** Measures from this place; without a point from the shopper's own. */
  const measureFrom = ({ latitude, longitude, displayAddress: name }: Place) =>
    setNear(latitude !== undefined && longitude !== undefined ? { latitude, longitude, name } : undefined);

  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    const best = await placeNamed(words);
    measureFrom(best ?? {});
    setSearch((before) => withWords(before, best ? undefined : words));
  };

  return {
    asked,
    stores,
    /** Where it is measured from, and what a shopper calls it. */
    from,
    fromName: near ? (near.name ?? text('stores.you')) : place && displayAddress(place),
    setNear,
    find: (event: FormEvent<HTMLFormElement>) => void find(event),
    pick: (picked: Place) => {
      if (picked.latitude === undefined || picked.longitude === undefined) return;
      measureFrom(picked);
      setSearch((before) => withWords(before));
    },
  };
}
