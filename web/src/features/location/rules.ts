import { useEffect, useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { defaultPlace, type Place } from '@/shared/session/place';

export type Detected = Schema<'DetectedAddress'>;

export const suggestionsPath = (term: string) => `/addressSuggestions?text=${encodeURIComponent(term)}&max=8`;

/** Only a place in South Africa with a town and a postal code can be served. */
export const isUsable = ({ country, town, postalCode }: Detected): boolean =>
  (country?.isocode ?? 'ZA').toUpperCase() === 'ZA' && Boolean(town) && Boolean(postalCode);

export const placeOf = ({ town, postalCode, latitude, longitude }: Detected, zone: string): Place => ({
  zone,
  town: town ?? defaultPlace.town,
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
