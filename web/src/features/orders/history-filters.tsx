import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import { serverNow } from '@/shared/state/clock';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/field';
import { monthsUntil, recentTimes, type StatusGroup } from './rules';
import styles from './orders.module.css';

const recentWords = (): Record<(typeof recentTimes)[number], string> => ({
  last30Days: text('history.last30Days'),
  last3Months: text('history.last3Months'),
  last6Months: text('history.last6Months'),
  lastYear: text('history.lastYear'),
});

const groups = (): [StatusGroup | '', string][] => [
  ['', text('history.all')],
  ['open', text('history.open')],
  ['pending', text('history.pending')],
  ['completed', text('history.completed')],
  ['failed', text('history.failed')],
  ['cancelled', text('history.cancelled')],
];

/** The filter lives in the address, so that it can be shared and gone back to. */
export function HistoryFilters({ problem }: { problem?: 'from' | 'range' }) {
  const [search, setSearch] = useSearchParams();
  const months = monthsUntil(new Date(serverNow()));
  const set = (name: string, value: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  const current = search.get('status') ?? '';
  const time = search.get('time') ?? (search.get('from') || search.get('to') ? 'custom' : '');
  const chooseTime = (chosen: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      for (const name of ['time', 'from', 'to']) after.delete(name);
      if (chosen) after.set('time', chosen);
      return after;
    });
  const options = (
    <>
      <option value="">{text('history.anyMonth')}</option>
      {months.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
  return (
    <div className={styles.filters}>
      <div className={styles.groups} role="group" aria-label={text('history.byStatus')}>
        {groups().map(([group, label]) => (
          <Button
            key={group}
            size="small"
            kind={group === current ? 'primary' : 'secondary'}
            aria-pressed={group === current}
            onClick={() => set('status', group)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.range}>
        <SelectField
          label={text('history.when')}
          value={time}
          onChange={(event) => chooseTime(event.target.value)}
        >
          <option value="">{text('history.anyTime')}</option>
          {recentTimes.map((recent) => (
            <option key={recent} value={recent}>
              {recentWords()[recent]}
            </option>
          ))}
          <option value="custom">{text('history.customTime')}</option>
        </SelectField>
        {time === 'custom' && (
          <>
            <SelectField
              label={text('history.from')}
              value={search.get('from') ?? ''}
              error={problem === 'from' ? text('order.fromInvalid') : undefined}
              onChange={(event) => set('from', event.target.value)}
            >
              {options}
            </SelectField>
            <SelectField
              label={text('history.to')}
              value={search.get('to') ?? ''}
              error={problem === 'range' ? text('order.range') : undefined}
              onChange={(event) => set('to', event.target.value)}
            >
              {options}
            </SelectField>
          </>
        )}
      </div>
    </div>
  );
}
