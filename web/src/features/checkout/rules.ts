import type { Schema } from '@/shared/api/types';

type Shipment = Schema<'Shipment'>;
type DeliveryInfo = Schema<'DeliveryInfo'>;

/** Shipments are told apart by point of service and trading type (specification §4). */
export const keyOf = ({ posName, tradingType }: Pick<Shipment, 'posName' | 'tradingType'>) =>
  `${posName}|${tradingType}`;

const canBe = (info: DeliveryInfo) => info.storeAvailable !== false;

/**
 * What is chosen when the screen opens: the first option that is available and is delivery,
 * or the second if the first is pickup (specification §4); what the server holds selected comes before both.
 */
export function firstChoice(shipment: Shipment): string | undefined {
  const infos = shipment.deliveryInfos ?? [];
  const kept = infos.find((info) => info.isSelected && canBe(info));
  const delivery = infos.find((info) => info.code !== 'pickup' && canBe(info));
  return (kept ?? delivery ?? infos.find(canBe))?.code;
}

export type Choices = Record<string, string | undefined>;

/** Keeps what was picked while it can still be had, and fills the rest with first choices. */
export function choicesFor(shipments: readonly Shipment[], picked: Choices): Choices {
  return Object.fromEntries(
    shipments.map((shipment) => {
      const wanted = picked[keyOf(shipment)];
      const still = shipment.deliveryInfos?.some((info) => info.code === wanted && canBe(info));
      return [keyOf(shipment), still ? wanted : firstChoice(shipment)];
    }),
  );
}

/** Moving a shipment to another store keeps how it is to be had. */
export function moved(picked: Choices, from: Shipment, toPos: string): Choices {
  return { ...picked, [keyOf({ posName: toPos, tradingType: from.tradingType })]: picked[keyOf(from)] };
}

export const unitsIn = (shipment: Shipment) =>
  (shipment.entries ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
