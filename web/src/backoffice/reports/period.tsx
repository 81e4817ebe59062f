import { useState } from 'react';
import { Button } from '../ui/button';
import { Segments } from '../ui/parts';
import {
  compares,
  compareWords,
  dayBack,
  daysBetween,
  mostDays,
  spans,
  spanWords,
  type Filters,
} from './filters';

interface Props {
  filters: Filters;
  onAsk: (set: Record<string, string | undefined>) => void;
}

/** Which days, and what stands beside them. */
export function Period({ filters, onAsk }: Props) {
  const [isOwn, setOwn] = useState(filters.span === 'own');
  const span = isOwn ? 'own' : filters.span;
  return (
    <div className="fl report-period">
      <Segments
        label="Days"
        value={span}
        choices={spans.map((each) => [each, spanWords[each]] as const)}
        onChange={(value) => {
          setOwn(value === 'own');
          if (value !== 'own')
            onAsk({ span: value === '28' ? undefined : value, from: undefined, to: undefined });
        }}
      />
      {isOwn && <OwnDays key={`${filters.from}-${filters.to}`} filters={filters} onAsk={onAsk} />}
      <select
        className="input chip f"
        aria-label="Beside"
        value={filters.compare}
        onChange={({ target }) => onAsk({ compare: target.value === compares[0] ? undefined : target.value })}
      >
        {compares.map((each) => (
          <option key={each} value={each}>
            {compareWords[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

function OwnDays({ filters, onAsk }: Props) {
  const [from, setFrom] = useState(filters.from);
  const [to, setTo] = useState(filters.to);
  // What is promised is for days to come as well.
  const last = filters.report.startsWith('promises') ? undefined : dayBack(0);
  const wrong =
    from === '' || to === '' || from > to
      ? 'The first day comes before the last.'
      : daysBetween(from, to) > mostDays
        ? `At most ${mostDays} days.`
        : undefined;
  return (
    <form
      className="fl"
      action="/backoffice/reports"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) onAsk({ from, to, span: undefined });
      }}
    >
      <input
        className="input"
        type="date"
        aria-label="First day"
        value={from}
        max={last}
        onChange={({ target }) => setFrom(target.value)}
      />
      <input
        className="input"
        type="date"
        aria-label="Last day"
        value={to}
        max={last}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" disabled={wrong !== undefined}>
        Show
      </Button>
      {wrong && (
        <span className="wrong" role="alert">
          {wrong}
        </span>
      )}
    </form>
  );
}
