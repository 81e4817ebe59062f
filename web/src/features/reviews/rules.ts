import { text } from '@/shared/i18n/text';

export interface Draft {
  rating: number;
  headline: string;
  comment: string;
}

const shortest = 10;

/** What the server would refuse, by field. */
export function problemsIn({ rating, headline, comment }: Draft): Partial<Record<keyof Draft, string>> {
  return {
    ...(rating < 1 ? { rating: text('review.ratingNeeded') } : {}),
    ...(headline.trim() ? {} : { headline: text('review.headlineNeeded') }),
    ...(comment.trim().length < shortest
      ? {
          comment: comment.trim()
            ? text('validation.minLength', { count: shortest })
            : text('review.commentNeeded'),
        }
      : {}),
  };
}

/** Whole per cents. */
export const shareOf = (these: number, total: number): number =>
  total > 0 ? Math.round((these / total) * 100) : 0;

/** `Anneke V. · Bought from Kloof Hardware`: the name may end with a full stop. */
export const byline = ({ alias, verifiedBuyer }: { alias?: string; verifiedBuyer?: boolean }): string =>
  [alias, verifiedBuyer && text('review.bought')].filter(Boolean).join(' · ');
