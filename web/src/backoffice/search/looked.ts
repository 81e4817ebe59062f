import type { Schema } from '@/shared/api/types';

export type Request = Schema<'StaffSearchPreviewForm'>;

/** What is looked at, as text: a note moves no product. `null` while there is nothing to look at. */
export const requestText = (request: Request | undefined): string =>
  JSON.stringify(
    request ? { ...request, ...(request.rule && { rule: { ...request.rule, note: undefined } }) } : null,
  );

interface Look {
  isSuccess: boolean;
  isError: boolean;
  /** What is shown is of another request. */
  isPlaceholderData: boolean;
}

/** Whether what is on the screen is the look at exactly this request, or why there is none. */
export const isLookedAt = (wanted: string, asked: string, look: Look): boolean =>
  wanted !== 'null' && wanted === asked && (look.isError || (look.isSuccess && !look.isPlaceholderData));
