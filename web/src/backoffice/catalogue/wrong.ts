import type { ApiError } from '@/shared/api/errors';

/** The field a subject is of: of `changes.name` it is `name`. */
const fieldOf = (subject: string | undefined): string =>
  subject?.replace(/^\/?changes[./]/, '').split(/[/[]/)[0] ?? '';

/** What the server says of one field, by the name it has there: `name`, `attr:colour`, also where it says `changes.name`. */
export const wrongOf =
  (problem: ApiError | undefined) =>
  (field: string): string | undefined =>
    problem?.status === 400
      ? problem.problems.find(({ subject }) => fieldOf(subject) === field)?.message
      : undefined;

/** What is left to say of a refusal whose words stand at these fields; nothing when all of it does. */
export const besides = (problem: ApiError | undefined, fields: readonly string[]): ApiError | undefined =>
  problem?.status === 400 &&
  problem.problems.length > 0 &&
  problem.problems.every(({ subject }) => fields.includes(fieldOf(subject)))
    ? undefined
    : problem;
