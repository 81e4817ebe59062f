import { apiPath } from '@/shared/api/path';
import { Link } from '../address/address';
import { useApi } from '../api/query';
import { useMay } from '../frame/staff-context';
import { grouped, money } from '../ui/money';
import { Badge, Panel } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { Bones, Empty, Loaded } from '../ui/states';
import { whenOf } from '../ui/times';
import { ExportLink } from './export-link';
import { SwitchButton } from './switch-button';
import { batchState, promotionPath, type Batch } from './words';

/** Batches of codes, with how far they are; looked at every two seconds while one is being made. */
export function BatchList({ promotion }: { promotion: string }) {
  const path = apiPath('/backoffice/api/coupon-batches', { query: { ...(promotion && { promotion }) } });
  const known = useApi(path);
  const isMaking = known.data?.batches.some(({ state }) => state === 'making') ?? false;
  useApi(path, { every: isMaking ? 2_000 : 60_000 });
  return (
    <Panel title="Batches" beside={<span className="muted small">Each code once</span>}>
      <Loaded query={known} bones={<Bones rows={3} height={46} />}>
        {({ batches }) => (batches.length === 0 ? <Empty>No batch yet.</Empty> : <Table rows={batches} />)}
      </Loaded>
    </Panel>
  );
}

function Table({ rows }: { rows: readonly Batch[] }) {
  const may = useMay();
  return (
    <Scroll label="Batches of codes" className="cardt">
      <table className="t">
        <caption className="sr">Batches of codes</caption>
        <thead>
          <tr>
            <th scope="col">Batch</th>
            <th scope="col">Opens</th>
            <th scope="col">State</th>
            <th scope="col">Codes</th>
            <th scope="col" className="num">
              At most
            </th>
            <th scope="col">Ends</th>
            <th scope="col">Made by</th>
            {may('promotions') && (
              <th scope="col">
                <span className="sr">What to do</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((batch) => (
            <tr key={batch.id}>
              <td>
                <b>{batch.name}</b>
                <small>
                  {batch.id}, such as {batch.examples[0]}
                </small>
              </td>
              <td>
                <Link to={promotionPath(batch.promotion)}>{batch.promotionTitle}</Link>
              </td>
              <td>
                <Badge kind={batchState(batch.state).badge}>{batchState(batch.state).words}</Badge>
              </td>
              <td>
                <Progress batch={batch} />
              </td>
              <td className="num r">
                {batch.mostCost ? money(batch.mostCost) : <span className="muted">not known</span>}
              </td>
              <td>{batch.endsAt ? whenOf(batch.endsAt) : <span className="muted">no end</span>}</td>
              <td>
                {batch.by}
                <small>{whenOf(batch.at)}</small>
              </td>
              {may('promotions') && (
                <td>
                  <span className="fl">
                    <ExportLink batch={batch} />
                    {(batch.state === 'making' || batch.state === 'ready' || batch.state === 'off') && (
                      <SwitchButton
                        name={batch.name}
                        isOff={batch.state === 'off'}
                        of={{ batch: batch.id }}
                      />
                    )}
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** How many are made, then how many of them were used. */
function Progress({ batch: { codes, made, used } }: { batch: Batch }) {
  const isMade = made >= codes;
  const words = isMade
    ? `${grouped(used)} of ${grouped(codes)} used`
    : `${grouped(made)} of ${grouped(codes)} made`;
  return (
    <span className="use">
      <meter min={0} max={codes} value={isMade ? used : made} aria-label={words} />
      <span>{words}</span>
    </span>
  );
}
