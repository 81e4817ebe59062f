import { keep } from '@/shared/state/kept';
import { useStore } from '@/shared/state/store';
import { theShop } from './shop';

/** Where the shopper wants things brought; its zone decides which stock is shown. */
export interface Place {
  zone: string;
  town: string;
  postalCode: string;
  latitude?: number;
  longitude?: number;
}

/** Where shoppers stand who have chosen no place. */
export const defaultPlace = (): Place => theShop().home;

export const place = keep<Place>('spaza.place', defaultPlace());

/** Town and postal code, comma separated. */
export const displayAddress = ({ town, postalCode }: Place) => [town, postalCode].filter(Boolean).join(', ');

/** The server draws pages by zone and has it by cookie; the rest of the place stays in the browser. */
export function choosePlace(chosen: Place): void {
  try {
    document.cookie = `zone=${encodeURIComponent(chosen.zone)}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // Where cookies are forbidden the page is drawn for the default place, and drawn again here.
  }
  place.set(chosen);
}

/** The place's label; empty while the page is the server's and the zone is not the default one. */
export function usePlace(): Place | undefined {
  return useStore<Place | undefined>(place, undefined);
}
