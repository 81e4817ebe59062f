import { answerOrKept, forgetKept } from '@/shared/api/kept-answers';
import { readBy } from '@/shared/api/query';
import { whenSessionEnds } from '@/shared/session/reset';
import { registerServiceWorker } from './register';

/** What the installed app does besides: pages and answers to be read without a line. */
export function startInstalledApp(): void {
  readBy(answerOrKept);
  whenSessionEnds(() => void forgetKept());
  registerServiceWorker();
}
