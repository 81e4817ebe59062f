import { createContext, useContext } from 'react';
import type { Right } from '../staff/roles';
import type { Staff } from '../sign-in/door';

interface Here {
  staff: Staff;
  shopName: string;
  /** Asks again who is here: something about their account was changed. */
  renew?: () => Promise<void>;
}

export const HereContext = createContext<Here | undefined>(undefined);

/** Who works here, and in which shop. */
export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('outside the frame');
  return here;
}

/** What this person may do: what they may not is not drawn. The server decides all the same. */
export function useMay(): (right: Right) => boolean {
  const { rights } = useHere().staff;
  return (right) => rights.includes(right);
}
