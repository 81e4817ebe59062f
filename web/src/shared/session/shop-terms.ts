import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { shortRand } from '@/shared/ui/price';
import { configPath } from './ways-to-pay';

type Config = Schema<'AppConfig'>;

const minute = 60_000;

/** What the shop says of itself; its figures (VAT, delivery) change on a date, so it is asked again soon. */
export const useConfig = (wanted = true) => useApi(wanted ? configPath : null, { staleTime: minute }).data;

/** In rand, what goods must cost more than to be delivered free: 0 when all are, nothing until the shop has said. */
export const freeDeliveryOver = (config: Config | undefined) =>
  config?.deliveryCost?.value === 0 ? 0 : config?.freeDeliveryThreshold?.value;

/** How long one may change one's mind; no figure until the shop has said. */
export const changeOfMind = (config: Config | undefined) =>
  config?.returnDays
    ? text('return.changeOfMind', { days: config.returnDays })
    : text('return.changeOfMindSome');

/** A page's description with what delivery costs. */
export function withDelivery(description: string, config: Config | undefined): string {
  const over = freeDeliveryOver(config);
  return over ? `${description} ${text('page.freeDelivery', { amount: shortRand(over) })}` : description;
}
