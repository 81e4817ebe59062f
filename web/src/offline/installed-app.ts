import { answerOrKept, forgetKept } from '@/shared/api/kept-answers';
import { readBy } from '@/shared/api/query';
import { whenSessionEnds } from '@/shared/session/reset';

export { registerServiceWorker } from './register';

/** The installed app keeps some answers to be read without a line; before anything is asked. */
export function keepAnswers(): void {
  readBy(answerOrKept);
  whenSessionEnds(() => void forgetKept());
}
