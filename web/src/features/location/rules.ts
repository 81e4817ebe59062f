import { useEffect, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { defaultPlace, displayAddress, type Place } from '@/shared/session/place';
import { theShop } from '@/shared/session/shop';

export type Detected = Schema<'DetectedAddress'>;

export const suggestionsPath = (term: string) =>
  apiPath('/addressSuggestions', { query: { text: term, max: 8 } });

/** `streets`: found on a map that knows streets, so that one without its street is not a whole address. */
const lacksStreet = ({ streetName, town }: Detected, streets = false) => !town || (streets && !streetName);

/** A place from search needs postal code, province, town and locality, then a street (specification §5). */
export function problemOfPicked(
  picked: Detected,
  streets?: boolean,
): 'location.postalCodeNotFound' | 'location.streetNumberMissing' | undefined {
  const { postalCode, province, town, locality } = picked;
  if (!postalCode || !province || !town || !locality) return 'location.postalCodeNotFound';
  return lacksStreet(picked, streets) ? 'location.streetNumberMissing' : undefined;
}

/** A detected place must be in South Africa, with street name and town. */
export const problemOfDetected = (found: Detected, streets?: boolean): boolean =>
  found.country?.isocode?.toUpperCase() !== 'ZA' || lacksStreet(found, streets);

/** The address used where the shop does not deliver: that of the default zone's store (specification §3). */
export const defaultDetected = (): Detected => ({
  country: { isocode: 'ZA', name: 'South Africa' },
  town: defaultPlace().town,
  postalCode: defaultPlace().postalCode,
  province: theShop().home.province,
  locality: defaultPlace().town,
  displayAddress: displayAddress(defaultPlace()),
  latitude: defaultPlace().latitude,
  longitude: defaultPlace().longitude,
});

export const placeOf = ({ town, postalCode, latitude, longitude }: Detected, zone: string): Place => ({
  zone,
  town: town ?? defaultPlace().town,
  postalCode: postalCode ?? '',
  latitude,
  longitude,
});

const pause = 300;

/** The text once typing has paused. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
