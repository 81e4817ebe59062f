import { ApiError } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import type { BadgeKind } from '@/shared/ui/badge';
import { rand } from '@/shared/ui/price';
import { joined, messagesFor } from '@/shared/validation/field';
import type { Claim, Kind } from './api';

/** What is typed of the other shop. The price is kept as it is sent. */
export interface Draft {
  url: string;
  price: string;
  comment: string;
}

export const emptyDraft: Draft = { url: '', price: '', comment: '' };

/** `R 9 499.00`, `9 499,50` and `9,499` as the contract wants them: `9499.00`, `9499.50`, `9499`. */
export const plainPrice = (typed: string): string =>
  typed
    .replace(/^\s*R/i, '')
    .replace(/\s/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(/,(?=\d{1,2}$)/, '.');

const centsOf = (value: number) => Math.round(value * 100);

/** In cents; undefined for what is no price. */
export const typedCents = (price: string): number | undefined =>
  messagesFor('competitorPrice', price).length === 0 ? centsOf(Number(price)) : undefined;

export interface Beaten {
  difference: number;
  bonus: number;
  amount: number;
}

/** The difference and 10% of it, half a cent up, never more than the price; undefined when theirs is not lower. In cents. */
export function beatenBy(own: number, theirs: number): Beaten | undefined {
  if (theirs >= own) return undefined;
  const difference = own - theirs;
  const bonus = Math.min(Math.floor((difference * 10 + 50) / 100), theirs);
  return { difference, bonus, amount: difference + bonus };
}

export type FieldProblems = Partial<
  Record<'item' | 'url' | 'price' | 'comment' | 'files' | 'ownPrice', string>
>;

const notLower = (own: number, theirs: number, kind: Kind): string => {
  if (theirs === own) return text('priceBeat.same');
  const amount = rand((theirs - own) / 100);
  return kind === 'post_purchase_price_beat'
    ? text('priceBeat.dearer', { amount })
    : text('priceBeat.dearerBefore', { amount });
};

interface Asked {
  kind: Kind;
  draft: Draft;
  /** What it costs here, in cents; undefined while nothing is chosen. */
  own: number | undefined;
  files: number;
}

/** What the server would refuse, by field. */
export function problemsIn({ kind, draft, own, files }: Asked): FieldProblems {
  const found: FieldProblems = {};
  if (own === undefined) found.item = text('priceBeat.selectOne');
  const url = messagesFor('competitorProductURL', draft.url.trim());
  if (url.length > 0) found.url = joined(url);
  const price = messagesFor('competitorPrice', draft.price);
  const theirs = typedCents(draft.price);
  if (price.length > 0) found.price = joined(price);
  else if (own !== undefined && theirs !== undefined && theirs >= own)
    found.price = notLower(own, theirs, kind);
  const comment = messagesFor('priceBeatComment', draft.comment);
  if (comment.length > 0) found.comment = joined(comment);
  if (files === 0) found.files = text('priceBeat.pictureNeeded');
  return found;
}

const fieldOf: Record<string, keyof FieldProblems> = {
  entryNumber: 'item',
  orderCode: 'item',
  ownProductURL: 'item',
  competitorProductURL: 'url',
  competitorPrice: 'price',
  comment: 'comment',
  file: 'files',
  attachmentId: 'files',
  ownPrice: 'ownPrice',
};

/** What the server refused, by field. */
export function refusedFields(failure: unknown): FieldProblems {
  if (!(failure instanceof ApiError) || !failure.isRefusal) return {};
  const found: FieldProblems = {};
  for (const { subject, message } of failure.problems) {
    const field = fieldOf[subject ?? ''];
    if (field && message) found[field] = found[field] ? joined([found[field], message]) : message;
  }
  return found;
}

/** Of the shop's own page, of a link or what is typed; undefined for anything else. */
export const productCodeIn = (typed: string): string | undefined =>
  /^(?:https?:\/\/[^/]+)?\/(?:[^?#]*\/)?p\/([\w.-]{1,64})\/?(?:[?#].*)?$/i.exec(typed.trim())?.[1];

export const colourOf = ({ id }: Claim['status']): BadgeKind =>
  id === 'PAID' || id === 'AGREED' ? 'yes' : id === 'REFUSED' ? 'error' : 'info';

export const isBefore = (claim: Claim) => claim.requestType === 'pre_purchase_price_beat';

/** Whether the coupon can still be used. */
export const isCouponOpen = (claim: Claim, now: number) =>
  claim.couponCode !== undefined &&
  !claim.couponUsed &&
  Date.parse((claim.couponEnds ?? '').replace('+0000', 'Z')) > now;

/** One sentence for where it stands. */
export function headingOf(claim: Claim, now: number): string {
  const { id } = claim.status;
  if (id === 'SENT') return text('priceBeat.headSent');
  if (id === 'CHECKING') return text('priceBeat.headChecking');
  if (id === 'REFUSED') return claim.reason ?? claim.status.name;
  if (!isBefore(claim)) {
    const amount = rand(claim.amount.value);
    return id === 'PAID' ? text('priceBeat.headPaid', { amount }) : text('priceBeat.headAgreed', { amount });
  }
  const amount = rand(claim.beatenPrice?.value ?? 0);
  if (claim.couponUsed) return text('priceBeat.headUsed', { amount });
  return isCouponOpen(claim, now) ? text('priceBeat.headReady', { amount }) : text('priceBeat.headEnded');
}
