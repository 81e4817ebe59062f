import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { oneOf, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { counted, grouped } from '../ui/money';
import { Panel, Segments } from '../ui/parts';
import { Empty, Loaded } from '../ui/states';

type Figures = Schema<'StaffSearchFigures'>;
type Row = Schema<'StaffSearchRow'>;

const spans = ['28', '7', '92'] as const;
const percent = (part: number, whole: number) =>
  whole === 0 ? '0%' : `${Math.round((100 * part) / whole)}%`;

/** What was searched for, and what came of it: summed up by night. */
export function Searches() {
  const [query, ask] = useQueryState();
  const days = oneOf(spans, query.get('days'));
  const found = useApi(apiPath('/backoffice/api/search-report', { query: { days: Number(days) } }), {
    keepsOld: true,
  });
  return (
    <>
      <Segments
        label="Days"
        value={days}
        choices={(['7', '28', '92'] as const).map((each) => [each, `${each} days`] as const)}
        onChange={(value) => ask({ days: value === spans[0] ? undefined : value })}
      />
      <Loaded query={found}>
        {(data) => (
          <div className="stack t16">
            <Sums figures={data.all} days={data.days} />
            <List title="Most often" rows={data.top} none="No search was made by three people or more." />
            <List title="Found nothing" rows={data.empty} none="Every search found something." />
            <List
              title="Seldom chosen from"
              rows={data.seldomChosen}
              none="What was found was chosen from."
            />
          </div>
        )}
      </Loaded>
    </>
  );
}

const Sums = ({ figures: { searches, chosen, added, empty }, days }: { figures: Figures; days: number }) => (
  <div className="g5 stats">
    {(
      [
        ['Searches', grouped(searches), `on ${counted(days, 'day')}`],
        ['Led to a product', percent(chosen, searches), counted(chosen, 'search', 'searches')],
        ['Led to the cart', percent(added, searches), counted(added, 'search', 'searches')],
        ['Found nothing', percent(empty, searches), counted(empty, 'search', 'searches')],
      ] as const
    ).map(([name, value, beside]) => (
      <div key={name} className="stat">
        <span className="k">{name}</span>
        <span className="v">{value}</span>
        <span className="d">{beside}</span>
      </div>
    ))}
  </div>
);

const List = ({ title, rows, none }: { title: string; rows: readonly Row[]; none: string }) => (
  <Panel title={title}>
    {rows.length === 0 ? (
      <Empty>{none}</Empty>
    ) : (
      <div className="tw">
        <table className="t d nw">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Search</th>
              <th scope="col" className="num">
                People
              </th>
              <th scope="col" className="num">
                Chosen from
              </th>
              <th scope="col" className="num">
                Into the cart
              </th>
              <th scope="col" className="num">
                Empty
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ query, figures: { searches, chosen, added, empty } }) => (
              <tr key={query}>
                <th scope="row">
                  <a href={`/l/search/${encodeURIComponent(query)}`} target="_blank" rel="noreferrer">
                    {query}
                  </a>
                </th>
                <td className="num r">{grouped(searches)}</td>
                <td className="num r">{percent(chosen, searches)}</td>
                <td className="num r">{percent(added, searches)}</td>
                <td className="num r">{percent(empty, searches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </Panel>
);
