import { keep } from '@/shared/state/kept';

/** Whether the native app asks for the finger, face or PIN of the device before it shows what is the customer's. */
export const unlockAsked = keep<boolean>('spaza.unlock', false);
