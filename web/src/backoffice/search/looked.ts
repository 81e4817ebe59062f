import type { Schema } from '@/shared/api/types';

export type Wish = Schema<'StaffSearchPreviewForm'>;

/** What is looked at, as text: a note moves no product. `null` while there is nothing to look at. */
export const wishText = (wish: Wish | undefined): string =>
  JSON.stringify(wish ? { ...wish, ...(wish.rule && { rule: { ...wish.rule, note: undefined } }) } : null);

interface Look {
  isSuccess: boolean;
  isError: boolean;
  /** What is shown is of another wish. */
  isPlaceholderData: boolean;
}

/** Whether what is on the screen is the look at exactly this wish, or why there is none. */
export const isLookedAt = (wanted: string, asked: string, look: Look): boolean =>
  wanted !== 'null' && wanted === asked && (look.isError || (look.isSuccess && !look.isPlaceholderData));
