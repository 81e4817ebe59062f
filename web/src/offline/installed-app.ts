import { answerOrKept, forgetKept } from '@/shared/api/kept-answers';
import { readBy } from '@/shared/api/query';
import { signedIn } from '@/shared/session/session';

export { registerServiceWorker } from './register';

/**
 * The installed app keeps some answers to be read without a line; before anything is asked. They go with the sign-in they
 * are of, also when it ended in a browser tab beside the app, or while the app was not open.
 */
export function keepAnswers(): void {
  readBy(answerOrKept);
  let whose = signedIn.get();
  if (whose === undefined) void forgetKept();
  signedIn.subscribe(() => {
    if (signedIn.get() === whose) return;
    whose = signedIn.get();
    void forgetKept();
  });
}
