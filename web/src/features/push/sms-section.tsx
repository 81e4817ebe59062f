import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { keyOf, useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Switch } from '@/shared/ui/switch';
import styles from './push.module.css';

type Choice = Schema<'PushChoice'>;

const user = { user: 'current' };
const smsPath = apiPath('/users/{user}/sms', { path: user });

/** What is sent by SMS, on the screen Communication; nothing where the shop sends none. */
export default function SmsSection() {
  const sms = useApi(smsPath);
  return (
    <RetryWrapper query={sms}>
      {({ offered, choices }) =>
        offered && (
          <section className="panel" aria-labelledby="sms">
            <div className={styles.heading}>
              <h2 id="sms">{text('smsNews.title')}</h2>
              <p className="small muted">{text('smsNews.titleText')}</p>
            </div>
            <ul className={styles.choices}>
              {choices.map((choice) => (
                <SmsChoice key={choice.kind} choice={choice} />
              ))}
            </ul>
          </section>
        )
      }
    </RetryWrapper>
  );
}

function SmsChoice({ choice: { kind, name, description, wanted } }: { choice: Choice }) {
  const cache = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation<unknown, Error, boolean>({
    mutationFn: (next) => api.put('/users/{user}/sms/choices', { path: user, body: { kind, wanted: next } }),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(smsPath) }),
  });
  return (
    <li className={styles.choice} aria-busy={isPending || undefined}>
      <Switch
        label={text('smsNews.wording', { what: name })}
        hint={description}
        error={error ? `${text('consent.notSaved')} ${messageOf(error)}` : undefined}
        checked={isPending ? variables : wanted}
        onChange={(event) => !isPending && mutate(event.target.checked)}
      />
    </li>
  );
}
