import { keep } from '@/shared/state/kept';
import { useStore } from '@/shared/state/store';

/** Where the shopper wants things brought; its zone decides which stock is shown. */
export interface Place {
  zone: string;
  town: string;
  postalCode: string;
  latitude?: number;
  longitude?: number;
}

export const defaultPlace: Place = {
  zone: 'G205',
  town: 'Midrand',
  postalCode: '1682',
  latitude: -26.01,
  longitude: 28.1,
};

export const place = keep<Place>('spaza.place', defaultPlace);

/** Town and postal code, comma separated. */
export const displayAddress = ({ town, postalCode }: Place) => [town, postalCode].filter(Boolean).join(', ');

/** The server draws pages by zone and is told it by cookie; the rest of the place stays in the browser. */
export function choosePlace(chosen: Place): void {
  document.cookie = `zone=${encodeURIComponent(chosen.zone)}; path=/; max-age=31536000; samesite=lax`;
  place.set(chosen);
}

/** The place's label; empty while the page is the server's and the zone is not the default one. */
export function usePlace(): Place | undefined {
  return useStore<Place | undefined>(place, undefined);
}
