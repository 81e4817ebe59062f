import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { clockOf } from '@/shared/i18n/dates';
import { Link, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { changeOf } from '../today/rules';
import { counted } from '../ui/money';
import { Panel } from '../ui/parts';
import { Bones, Empty, Loaded, Note } from '../ui/states';
import { DayChart } from './day-chart';
import {
  asked,
  fileOf,
  filtersIn,
  groupOf,
  groups,
  type Filters,
  type ReportName,
  type Shown,
} from './filters';
import { countsWords, measuresOf, rowName, shown, type Report } from './measures';
import { Period } from './period';
import { ReportTable } from './report-table';
import { Searches } from './searches';
import { Settlements } from './settlements';

const minute = 60_000;

/** What was sold and came back: one report, its days as a picture, its rows as a table, both beside other days. */
export function Screen() {
  const { shopName } = useHere();
  const [query, ask] = useQueryState();
  const filters = filtersIn(query);
  const group = groupOf(filters.report);
  const words = group.reports.find(([report]) => report === filters.report)![1];
  const at = (report: Shown) =>
    withSearch(
      '/reports',
      withQuery(query, { report: report === 'sales' ? undefined : report, key: undefined }),
    );
  return (
    <>
      <title>{`${words}, reports | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Reports</h1>
        {isReport(filters) && <Downloads filters={filters} />}
      </div>
      <nav className="tabs" aria-label="Reports">
        {groups.map(({ name, reports }) => (
          <Link key={name} to={at(reports[0][0])} aria-current={name === group.name ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      {group.reports.length > 1 && (
        <nav className="fl roll" aria-label={group.name}>
          {group.reports.map(([report, name]) => (
            <Link
              key={report}
              to={at(report)}
              className={`chip f ${report === filters.report ? 'set' : ''}`}
              aria-current={report === filters.report ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {isReport(filters) ? (
        <>
          <Period filters={filters} onAsk={ask} />
          <OneReport
            filters={filters}
            words={filters.report === 'sales' ? group.name : words}
            query={query}
          />
        </>
      ) : filters.report === 'searches' ? (
        <Searches />
      ) : (
        <Settlements number={query.get('file') ?? undefined} />
      )}
    </>
  );
}

type ReportFilters = Filters & { report: ReportName };
const isReport = (filters: Filters): filters is ReportFilters =>
  filters.report !== 'searches' && filters.report !== 'settlements';

const Downloads = ({ filters }: { filters: Filters }) => (
  <div className="fl">
    <a className="btn plain" href={fileOf(filters, 'csv')} download>
      Download CSV
    </a>
    <a className="btn plain" href={fileOf(filters, 'xlsx')} download>
      Download Excel
    </a>
  </div>
);

function OneReport({
  filters,
  words,
  query,
}: {
  filters: ReportFilters;
  words: string;
  query: URLSearchParams;
}) {
  const may = useMay();
  const { report } = filters;
  const found = useApi(
    apiPath('/backoffice/api/reports/{report}', { path: { report }, query: asked(filters) }),
    { keepsOld: true, every: minute },
  );
  return (
    <Loaded query={found} bones={<Bones rows={8} height={38} />}>
      {(data) => (
        <div className="stack t16" aria-busy={found.isPlaceholderData || undefined}>
          {data.daysWaiting > 0 && (
            <Note kind="info">
              {counted(data.daysWaiting, 'day')} {data.daysWaiting === 1 ? 'is' : 'are'} still to be summed
              up: figures of long ago may be missing.
            </Note>
          )}
          <Sums data={data} />
          <Pictures data={data} filters={filters} words={words} query={query} />
          {data.rows.length === 0 ? (
            <div className="pn">
              <Empty>Nothing like that in these days.</Empty>
            </div>
          ) : (
            <ReportTable data={data} query={query} mayOrders={may('orders')} />
          )}
          {data.countedTo && (
            <p className="tiny muted">
              Summed up to {clockOf(data.countedTo)}. {countsWords(filters.report)}
            </p>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** The totals, each with how it changed. */
const Sums = ({ data }: { data: Report }) => (
  <div className="g5 stats">
    {measuresOf(data.report)
      .slice(0, 5)
      .map((measure) => {
        const change = data.totalBefore && changeOf(measure.of(data.total), measure.of(data.totalBefore));
        return (
          <div key={measure.name} className="stat">
            <span className="k">{measure.name}</span>
            <span className="v">{shown(measure, data.total)}</span>
            {data.totalBefore && (
              <span className="d">
                {change && <span className={change.isUp ? 'up' : 'dn'}>{change.words} </span>}
                {shown(measure, data.totalBefore)} then
              </span>
            )}
          </div>
        );
      })}
  </div>
);

interface PicturesProps {
  data: Report;
  filters: ReportFilters;
  words: string;
  query: URLSearchParams;
}

function Pictures({ data, filters, words, query }: PicturesProps) {
  const measures = measuresOf(filters.report);
  const [name, setName] = useState<string>();
  const measure = measures.find((each) => each.name === name) ?? measures[0]!;
  const step = (by: number) =>
    setName(measures[(measures.indexOf(measure) + by + measures.length) % measures.length]!.name);
  useShortcuts('Reports', [{ keys: 'm', what: 'Next measure in the picture', run: () => step(1) }]);
  const row = data.rows.find(({ key }) => key === filters.key);
  const of =
    filters.key === undefined
      ? words
      : rowName(filters.report, row ?? { key: filters.key, name: filters.key });
  if (data.days.length < 2) return null;
  return (
    <Panel
      title={`${of}, by day`}
      beside={
        <span className="fl">
          {filters.key !== undefined && (
            <Link to={withSearch('/reports', withQuery(query, { key: undefined }))}>Show all again</Link>
          )}
          <select
            className="input chip f"
            aria-label="Measure in the picture"
            value={measure.name}
            onChange={({ target }) => setName(target.value)}
          >
            {measures.map((each) => (
              <option key={each.name}>{each.name}</option>
            ))}
          </select>
        </span>
      }
    >
      <DayChart days={data.days} measure={measure} title={`${of}, ${measure.name}`} />
    </Panel>
  );
}
