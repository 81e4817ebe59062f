import type { ApiError } from '@/shared/api/errors';

/** What the server says of one field, as a sentence: of `code is the page “Terms” already.` it is `It is …`. */
export function saidOf(problem: ApiError | undefined, field: string): string | undefined {
  const words = problem?.problems.find(({ subject }) => subject === field)?.message;
  if (!words) return undefined;
  const name = field.split('/').at(-1) ?? field;
  const start = [field, name].find((each) => words.startsWith(`${each} `));
  return start ? `It ${words.slice(start.length + 1)}` : words;
}

/** The refusal, unless all of it stands at these fields. */
export const unsaid = (problem: ApiError | undefined, fields: readonly string[]): ApiError | undefined =>
  problem?.status === 400 &&
  problem.problems.length > 0 &&
  problem.problems.every(({ subject }) => fields.includes(subject ?? ''))
    ? undefined
    : problem;
