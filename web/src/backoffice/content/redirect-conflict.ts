import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';

/** What the server says of a redirect that somebody changed meanwhile. */
export const conflictIn = (
  problem: ApiError | undefined,
): NonNullable<Schema<'StaffConflictErrorList'>['conflict']> | undefined =>
  problem?.status === 409
    ? (problem.body as Partial<Schema<'StaffConflictErrorList'>> | undefined)?.conflict
    : undefined;
