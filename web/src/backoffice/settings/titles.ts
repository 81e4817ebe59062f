import { spoken } from '../ui/money';

const titles: Record<string, string> = {
  vat_percent: 'VAT',
  delivery_fee_cents: 'Delivery fee',
  free_delivery_cents: 'Delivered free above',
  cut_off: 'Leaves the same day until',
  pre_order_deposit: 'Deposit of a pre-order',
  price_beat_days: 'Claim a price beat within',
  return_days: 'Change of mind within',
  return_damage_months: 'Return what came damaged or wrong within',
  return_fault_months: 'Return what is faulty within',
};

/** What a dated setting is called on screen; one of a later release by its own name. */
export const titleOf = (name: string): string => titles[name] ?? spoken(name.replaceAll('_', ' '));

/** The setting that is called so on screen, to look for what somebody typed. */
export const settingCalled = (title: string): string | undefined =>
  Object.keys(titles).find((name) => titles[name]!.toLowerCase() === title.trim().toLowerCase());
