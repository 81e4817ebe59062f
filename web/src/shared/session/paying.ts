import { keep } from '@/shared/state/kept';

/** A payment that the app left for: known again after the system has ended the app meanwhile. */
export interface Paying {
  order: string;
  transaction: string;
}

export const paying = keep<Paying | undefined>('spaza.paying', undefined);
