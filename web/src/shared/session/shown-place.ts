import { useShop } from '@/shared/shop-context';
import { defaultPlace, usePlace, type Place } from './place';

/** Where the shopper is; the shop's own place until one is chosen, and none while only a zone is known. */
export function useShownPlace(): Place | undefined {
  const place = usePlace();
  const { zone } = useShop();
  return place ?? (zone === defaultPlace().zone ? defaultPlace() : undefined);
}
