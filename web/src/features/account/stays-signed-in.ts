import { keep } from '@/shared/state/kept';

/** Whether who signs in is to be signed in when the browser is opened again, as it was last ticked in this tab. */
export const staysSignedIn = keep<boolean>('spaza.stays', true, 'tab');
