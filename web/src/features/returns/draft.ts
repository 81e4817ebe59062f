import type { SentFile } from '@/shared/files/use-files';
import { useSteps } from '@/shared/session/use-steps';
import type { ReturnIntent, ReturnReason } from './api';

export type ReasonCode = ReturnReason['code'];

/** What is chosen of one line. */
export interface EntryDraft {
  isSelected: boolean;
  selectedQuantity: number;
  selectedReasonCode?: ReasonCode;
  comment: string;
  files: readonly SentFile[];
}

export const dropAtStore = 1;
export const requestPickup = 2;
export const self = 1;
export const different = 2;

/** How it is sent. */
export interface ModeDraft {
  returnCode?: typeof dropAtStore | typeof requestPickup;
  /** The name a store is known by. */
  store?: string;
  /** Where it is collected, when not where the order went. */
  addressId?: string;
  requestPickupType: typeof self | typeof different;
  recepientDetail: { name: string; uid: string };
}

export interface ReturnDraft {
  /** The part of the order it is about. */
  shipmentCode?: string;
  /** By part and entry. */
  entries: Readonly<Record<string, EntryDraft>>;
  mode: ModeDraft;
  /** Sent under this key: the same request again is the same return. */
  sent?: { intent: ReturnIntent; key: string };
}

export const noDraft: ReturnDraft = {
  entries: {},
  mode: { requestPickupType: self, recepientDetail: { name: '', uid: '' } },
};

export const noEntry: EntryDraft = { isSelected: false, selectedQuantity: 1, comment: '', files: [] };

export const keyOfEntry = (shipmentCode: string, entryNumber: number) => `${shipmentCode}/${entryNumber}`;

/** The steps of returning something of an order, kept until it is sent. */
export function useReturnDraft(orderCode: string) {
  const [draft, change, forget] = useSteps(`return ${orderCode}`, noDraft);
  return {
    draft,
    forget,
    chooseShipment: (shipmentCode: string) => change((before) => ({ ...before, shipmentCode })),
    changeEntry: (key: string, to: Partial<EntryDraft>) =>
      change((before) => ({
        ...before,
        entries: { ...before.entries, [key]: { ...noEntry, ...before.entries[key], ...to } },
      })),
    changeMode: (to: Partial<ModeDraft>) =>
      change((before) => ({ ...before, mode: { ...before.mode, ...to } })),
    remember: (sent: ReturnDraft['sent']) => change((before) => ({ ...before, sent })),
  };
}

export type Draft = ReturnType<typeof useReturnDraft>;
