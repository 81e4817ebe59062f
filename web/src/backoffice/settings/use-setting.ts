import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { refresh } from '../api/query';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { offerUndo, say } from '../ui/toast';
import { titleOf } from './titles';
import { momentWords, valueWords, type Dated } from './words';

interface Request {
  value: string;
  /** A day to come; from now on without one. */
  from: string;
  why: string;
}

/** Sets a value, and takes back what has not begun to count; refused when somebody set it since `setting` was read. */
export function useSetting(setting: Dated, onDone: () => void) {
  const cache = useQueryClient();
  const reload = async () => {
    await refresh(cache, '/backoffice/api/settings');
  };
  const path = { settingName: setting.name };
  const title = titleOf(setting.name);
  /** When somebody was faster, how it stands now is there with the refusal. */
  const orReload = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (problem) {
      await reload();
      throw problem;
    }
  };
  const takeBack = (from: string, version: string, why = '') =>
    api.post('/backoffice/api/settings/{settingName}/withdraw', {
      path,
      body: { from, version, ...(why && { why }) },
    });
  const set = useMove(
    ({ value, from, why }: Request) =>
      orReload(
        api.post('/backoffice/api/settings/{settingName}', {
          path,
          body: { value, version: setting.version, ...(from && { from }), ...(why && { why }) },
        }),
      ),
    async ({ setting: now, from }) => {
      onDone();
      await reload();
      const planned = now.planned.find((each) => each.from === from);
      if (!planned || !from) return say(`${title} is ${valueWords(now.kind, now.now.value)} now.`);
      offerUndo(`${title} is ${valueWords(now.kind, planned.value)} from ${momentWords(from)}.`, () => {
        takeBack(from, now.version)
          .then(
            () => say('Taken back.'),
            (problem: unknown) => say(wordsOf(problem), true),
          )
          .finally(() => void reload());
      });
    },
  );
  const withdraw = useMove(
    ({ from, why }: { from: string; why: string }) => orReload(takeBack(from, setting.version, why)),
    async () => {
      onDone();
      await reload();
      say(`${title} does not change then.`);
    },
  );
  return { set, withdraw, reload };
}
