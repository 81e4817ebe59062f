import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';

type Shipment = Schema<'Shipment'>;
type DeliveryInfo = Schema<'DeliveryInfo'>;

/** Shipments are distinguished by point of service and trading type (specification §4). */
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

/** How a part is had, or is to be had first. */
export const wayOf = ({ deliveryInfos = [] }: Shipment) =>
  deliveryInfos.find(({ isSelected }) => isSelected) ?? deliveryInfos[0];

/** What the address is called: nothing is brought there when all of it is collected. */
export const addressTitle = (ways: readonly (string | undefined)[]) =>
  ways.length > 0 && ways.every((way) => way === 'pickup')
    ? text('checkout.yourDetails')
    : text('checkout.address');

/** Which part delivery is paid with: one price takes all parts to the door, so the others show none. */
export function deliveryPaidWith(shipments: readonly Shipment[], choices: Choices): number | undefined {
  const first = shipments.findIndex((shipment) => {
    const choice = choices[keyOf(shipment)];
    return choice !== undefined && choice !== 'pickup';
  });
  return first < 0 ? undefined : first + 1;
}

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

type Sums = Pick<
  Schema<'Checkout'>,
  | 'totalUnitCount'
  | 'subTotal'
  | 'productDiscounts'
  | 'totalDiscounts'
  | 'why'
  | 'licenseFeeAmount'
  | 'outstandingFeeAmount'
  | 'deliveryCost'
  | 'totalTax'
  | 'totalPriceWithTax'
  | 'deposit'
>;

/** Whether the sums the server sent are those of the ways chosen. */
export const areSumsOf = (shipments: readonly Shipment[], choices: Choices) =>
  shipments.every((shipment) =>
    shipment.deliveryInfos?.some(({ code, isSelected }) => isSelected && code === choices[keyOf(shipment)]),
  );

/** The sums the server sent; without what hangs on the ways chosen when those are not the ones it has. */
export function sumsFor(checkout: Schema<'Checkout'>, choices: Choices): { sums: Sums; isFull: boolean } {
  if (areSumsOf(checkout.shipmentEntries?.shipments ?? [], choices)) return { sums: checkout, isFull: true };
  const unknown = { deliveryCost: undefined, totalTax: undefined, totalPriceWithTax: undefined };
  return { sums: { ...checkout, ...unknown, deposit: undefined }, isFull: false };
}

/** Until the sums of what was just chosen are there, those before it stay. */
export const sumsShown = (
  checkout: Schema<'Checkout'>,
  { choices, isBeingSummed }: { choices: Choices; isBeingSummed: boolean },
) => (isBeingSummed ? { sums: checkout, isFull: true } : sumsFor(checkout, choices));

/** The ways chosen, as they are sent. */
export const shipmentChoices = (shipments: readonly Shipment[], choices: Choices) =>
  shipments.flatMap(({ posName, tradingType, deliveryInfos }) => {
    const way = deliveryInfos?.find(({ code }) => code === choices[keyOf({ posName, tradingType })]);
    return way ? [{ posName, tradingType, code: way.code }] : [];
  });

/** Whether something of it sold out meanwhile: the cart is where one goes on with the rest. */
export const someGone = (shipments: readonly Shipment[]) =>
  shipments.some(({ entries = [] }) => entries.some(({ isOutOfStock }) => isOutOfStock));

/** What the refusals of stock are called. */
export const stockErrors = ['LowStockError', 'InsufficientStockError'];

export const unitsIn = (shipment: Shipment) =>
  (shipment.entries ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
