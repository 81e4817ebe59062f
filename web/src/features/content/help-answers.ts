import type { CmsPage } from '@/shared/api/types';
import { questionsOf, type Answer } from './help-rules';
import { topicsShown } from './help-topics';

/** What help may lead to: the questions of its page, then the pages that topics lead to. */
export const answersOf = (page: CmsPage): Answer[] => [
  ...questionsOf(page).map(({ title, answer }) => ({ title, about: answer })),
  ...topicsShown().map(([, title, about, href]) => ({ title, about, href })),
];
