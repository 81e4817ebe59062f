import { keep } from '@/shared/state/kept';

/** Orders whose purchase was reported, so that a reload of the confirmation counts once. */
export const bought = keep<string[] | undefined>('spaza.bought', undefined);
