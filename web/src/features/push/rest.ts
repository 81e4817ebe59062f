import { keep } from '@/shared/state/kept';

const days = 24 * 60 * 60 * 1000;

/** Since when nobody is asked about notifications here: who said no is left alone for 90 days. */
export const saidNo = keep<number>('spaza.push-no', 0);

export const isResting = (since: number, now = Date.now()): boolean => now - since < 90 * days;
