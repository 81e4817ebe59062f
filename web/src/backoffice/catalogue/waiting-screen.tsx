import '../styles/catalogue.css';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { useHere } from '../frame/staff-context';
import { Bones, Empty, Loaded } from '../ui/states';
import { ProposalNote } from './proposal-note';
import { Sections } from './sections';

/** Prices that move so far that two people agree. */
export function Screen() {
  const { shopName } = useHere();
  const waiting = useApi(apiPath('/backoffice/api/price-proposals'), { every: 30_000 });
  return (
    <>
      <title>{`Waiting prices | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Catalogue</h1>
      </div>
      <Sections now="waiting" counts={{ waiting: waiting.data?.proposals.length }} />
      <Loaded query={waiting} bones={<Bones rows={4} height={72} />}>
        {({ proposals }) =>
          proposals.length === 0 ? (
            <div className="pn">
              <Empty>No price waits for a second person.</Empty>
            </div>
          ) : (
            <ul className="stack t8" aria-label="Waiting prices">
              {proposals.map((each) => (
                <li key={each.id}>
                  <ProposalNote proposal={each} isNamed />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
