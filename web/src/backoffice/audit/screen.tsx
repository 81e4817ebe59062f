import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { oneOf, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useHere } from '../frame/staff-context';
import { settingCalled } from '../settings/titles';
import { Button } from '../ui/button';
import { Empty, Loaded } from '../ui/states';
import { Acts } from './acts-table';

const spans = ['7', '1', '30', '365', '3660'] as const;
const spanWords: Record<(typeof spans)[number], string> = {
  '1': 'Last 24 hours',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '365': 'Last year',
  '3660': 'All years',
};
const pageSizes = ['50', '200', '1000'] as const;

/** Who did what, when and to what; nothing of it can be changed. */
export function Screen() {
  const { shopName } = useHere();
  const [query, ask] = useQueryState();
  const days = oneOf(spans, query.get('days'));
  const pageSize = oneOf(pageSizes, query.get('show'));
  const about = query.get('about') ?? '';
  const by = query.get('by') ?? '';
  const acts = useApi(
    apiPath('/backoffice/api/audit', {
      query: {
        days: Number(days),
        pageSize: Number(pageSize),
        ...(about && { about: settingCalled(about) ?? about }),
        ...(by && { by }),
      },
    }),
    { keepsOld: true },
  );
  const more = pageSizes[pageSizes.indexOf(pageSize) + 1];
  return (
    <>
      <title>{`Audit log | ${shopName} back office`}</title>
      <div className="hd">
        <div className="ti">
          <h1>Audit log</h1>
          <span className="muted">Nothing here can be changed or removed.</span>
        </div>
      </div>
      <div className="fl">
        <Words
          key={`about-${about}`}
          label="About"
          hint="Order, return, price beat, ticket"
          value={about}
          onAsk={(value) => ask({ about: value, show: undefined })}
        />
        <Words
          key={`by-${by}`}
          label="Who"
          hint="Name of a colleague"
          value={by}
          onAsk={(value) => ask({ by: value, show: undefined })}
        />
        <select
          className={`input chip f ${days === spans[0] ? '' : 'set'}`}
          aria-label="When"
          value={days}
          onChange={({ target }) =>
            ask({ days: target.value === spans[0] ? undefined : target.value, show: undefined })
          }
        >
          {(['1', '7', '30', '365', '3660'] as const).map((each) => (
            <option key={each} value={each}>
              {spanWords[each]}
            </option>
          ))}
        </select>
        {(about || by) && (
          <button type="button" className="link" onClick={() => ask({ about: undefined, by: undefined })}>
            Clear
          </button>
        )}
      </div>
      <Loaded query={acts}>
        {(data) =>
          data.acts.length === 0 ? (
            <div className="pn">
              <Empty>Nobody did anything like that in this time.</Empty>
            </div>
          ) : (
            <>
              <Acts acts={data.acts} />
              {more && data.acts.length === Number(pageSize) && (
                <Button onClick={() => ask({ show: more })}>Show the latest {more}</Button>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Words({
  label,
  hint,
  value,
  onAsk,
}: {
  label: string;
  hint: string;
  value: string;
  onAsk: (value: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(value);
  return (
    <form
      role="search"
      aria-label={label}
      action="/backoffice/audit"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(typed.trim() || undefined);
      }}
    >
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
