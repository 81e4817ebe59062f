import type { ApiError } from '@/shared/api/errors';

/** What the server says of one field, by the name it has there: `name`, `attr:colour`, also where it says `changes.name`. */
export const wrongOf =
  (problem: ApiError | undefined) =>
  (field: string): string | undefined =>
    problem?.status === 400
      ? problem.problems.find(
          ({ subject }) => subject?.replace(/^\/?changes[./]/, '').split(/[/[]/)[0] === field,
        )?.message
      : undefined;
