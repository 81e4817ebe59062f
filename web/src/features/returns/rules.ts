import { text } from '@/shared/i18n/text';
import { joined, messagesFor } from '@/shared/validation/field';
import type { ReturnableEntry, ReturnableShipment, ReturnEntries, ReturnIntent, ReturnReason } from './api';
import {
  different,
  dropAtStore,
  keyOfEntry,
  noEntry,
  requestPickup,
  type EntryDraft,
  type ModeDraft,
  type ReturnDraft,
} from './draft';

/** A line of the part that is returned, with what is chosen of it. */
export interface Line {
  key: string;
  entry: ReturnableEntry;
  chosen: EntryDraft;
  reason?: ReturnReason;
}

/** The part it is about: the chosen one, else the first of which something may come back. */
export const shipmentOf = (
  { shipments }: ReturnEntries,
  draft: ReturnDraft,
): ReturnableShipment | undefined =>
  shipments.find(({ shipmentCode }) => shipmentCode === draft.shipmentCode) ??
  shipments.find(({ entries }) => entries.some(({ isReturnable }) => isReturnable)) ??
  shipments[0];

/** The reasons that can still be given for an entry. */
export const reasonsOf = ({ reasons }: ReturnEntries, entry: ReturnableEntry): ReturnReason[] =>
  reasons.filter(({ code }) => entry.reasons?.some((each) => each.code === code));

/** The lines of the part, as far as they may come back: what was chosen of others before is not sent. */
export function linesOf(entries: ReturnEntries, draft: ReturnDraft): Line[] {
  const shipment = shipmentOf(entries, draft);
  return (shipment?.entries ?? []).map((entry) => {
    const key = keyOfEntry(shipment!.shipmentCode, entry.entryNumber);
    const kept = draft.entries[key] ?? noEntry;
    const chosen = {
      ...kept,
      isSelected: kept.isSelected && entry.isReturnable,
      selectedQuantity: Math.min(kept.selectedQuantity, entry.returnableQuantity),
    };
    const reason = reasonsOf(entries, entry).find(({ code }) => code === kept.selectedReasonCode);
    return { key, entry, chosen, reason };
  });
}

/** Selected with both a quantity and a reason: what is sent (specification §5). */
export const isComplete = ({ chosen, reason }: Line): boolean =>
  chosen.isSelected && chosen.selectedQuantity > 0 && reason !== undefined;

export interface LineProblems {
  quantity?: string;
  reason?: string;
  files?: string;
}

/** What a selected line lacks. */
export function problemsOf({ chosen, reason }: Line): LineProblems {
  if (!chosen.isSelected) return {};
  const found: LineProblems = {};
  if (chosen.selectedQuantity < 1) found.quantity = text('return.chooseQuantity');
  if (!reason) found.reason = text('return.chooseReason');
  if (reason?.attachmentRequired && chosen.files.length === 0) found.files = text('return.choosePicture');
  return found;
}

/** What keeps the shopper at the first step; nothing when they may go on. */
export const itemsProblem = (lines: readonly Line[]): string | undefined =>
  lines.some(({ chosen }) => chosen.isSelected) ? undefined : text('return.chooseItem');

export const areItemsReady = (lines: readonly Line[]): boolean =>
  !itemsProblem(lines) && lines.every((line) => Object.keys(problemsOf(line)).length === 0);

export interface ModeProblems {
  mode?: string;
  store?: string;
  name?: string;
  uid?: string;
  address?: string;
}

/** What the second step lacks; `hasAddress`: there is one to collect from. */
export function modeProblems(mode: ModeDraft, hasAddress: boolean): ModeProblems {
  if (!mode.returnCode) return { mode: text('return.chooseMode') };
  if (mode.returnCode === dropAtStore) return mode.store ? {} : { store: text('return.chooseStore') };
  const found: ModeProblems = {};
  if (!hasAddress && !mode.addressId) found.address = text('return.addressNeeded');
  if (mode.requestPickupType === different) {
    const { name, uid } = mode.recepientDetail;
    found.name = joined(messagesFor('name', name)) || undefined;
    found.uid = uid ? joined(messagesFor('cellphone', uid)) || undefined : text('validation.phone.mandatory');
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** The units the shopper chose, as both the preview and the request name them. */
export const unitsOf = (lines: readonly Line[]) =>
  lines.filter(isComplete).map(({ entry, chosen, reason }) => ({
    entryNumber: entry.entryNumber,
    quantity: chosen.selectedQuantity,
    reasonCode: reason!.code,
  }));

/** What is sent: complete lines only, files for damaged items only. */
export function intentOf(entries: ReturnEntries, draft: ReturnDraft): ReturnIntent | undefined {
  const shipment = shipmentOf(entries, draft);
  const { mode } = draft;
  if (!shipment || !mode.returnCode) return undefined;
  const lines = linesOf(entries, draft).filter(isComplete);
  const units = unitsOf(lines);
  const intent: ReturnIntent = {
    orderCode: entries.orderCode,
    shipmentCode: shipment.shipmentCode,
    entries: lines.map(({ chosen, reason }, n) => ({
      ...units[n]!,
      ...(chosen.comment.trim() && { comment: chosen.comment.trim() }),
      ...(reason?.attachmentRequired && {
        attachmentIds: chosen.files.map(({ attachment }) => attachment.id),
      }),
    })),
    returnCode: mode.returnCode,
  };
  if (mode.returnCode === dropAtStore) return { ...intent, storeId: mode.store };
  return {
    ...intent,
    requestPickupType: mode.requestPickupType,
    ...(mode.addressId && { addressId: mode.addressId }),
    ...(mode.requestPickupType === different && { recepientDetail: mode.recepientDetail }),
  };
}

/** Whether a way of sending can be chosen just now. */
export const canBeChosen = ({ modes }: ReturnEntries, returnCode: number): boolean =>
  modes.some((mode) => mode.returnCode === returnCode && mode.isAvailable !== false);

export { dropAtStore, requestPickup };
