import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { valueWords } from '../catalogue/words';
import { Button } from '../ui/button';
import { Log, Panel } from '../ui/parts';
import { Loaded, Problem } from '../ui/states';
import { say } from '../ui/toast';
import { promotionField, type Promotion } from './words';

interface Props {
  promotion: Promotion;
  mayWrite: boolean;
  changed: (now: Promotion) => void;
  onReload: () => void;
}

/** How it was published, each time; any of them can become the draft. */
export function VersionsPanel({ promotion, mayWrite, changed, onReload }: Props) {
  const { code: promotionCode, version } = promotion;
  const versions = useApi(
    apiPath('/backoffice/api/promotions/{promotionCode}/versions', { path: { promotionCode } }),
  );
  const restore = useMove(
    (number: number) =>
      api.post('/backoffice/api/promotions/{promotionCode}/restore', {
        path: { promotionCode },
        body: { version, number },
      }),
    (now: Promotion) => {
      changed(now);
      say('It is the draft now. Publish it to let it count.');
    },
  );
  return (
    <Panel id="versions" title="Versions">
      <Loaded query={versions}>
        {(data) =>
          data.versions.length === 0 ? (
            <p className="muted">It was never published.</p>
          ) : (
            <Log
              lines={data.versions.map(({ number, at, by, why, changes }, n) => ({
                at,
                icon: 'hist',
                who: `${by}${why ? `, “${why}”` : ''}`,
                what: (
                  <>
                    <b>Version {number}</b>
                    {changes.map(({ field, before, after }) => (
                      <span key={field} className="line">
                        {promotionField(field)} <del>{valueWords(before)}</del> <ins>{valueWords(after)}</ins>
                      </span>
                    ))}
                    {mayWrite && n > 0 && (
                      <Button kind="ghost" busy={restore.busy} onClick={() => void restore.send(number)}>
                        Make version {number} the draft
                      </Button>
                    )}
                  </>
                ),
              }))}
            />
          )
        }
      </Loaded>
      <Problem problem={restore.problem} onReload={onReload} />
    </Panel>
  );
}
