import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { shortRand } from '@/shared/ui/price';
import { grouped } from '../ui/money';
import { shortDay } from '../ui/times';
import { useIsWide } from '../ui/use-is-wide';
import { peakWords, shown, type Measure, type Report } from './measures';

const height = 240;
const margin = { top: 14, right: 12, bottom: 26, left: 66 };

const dayWords = (day: string) => shortDay(`${day}T10:00:00Z`);

/** One measure by day: petrol is now, dashed is what stands beside it. */
export function DayChart({
  days,
  measure,
  title,
}: {
  days: Report['days'];
  measure: Measure;
  title: string;
}) {
  // As wide as there is room for, so that its words are read.
  const [width, mostLabels] = useIsWide() ? [880, 7] : [440, 4];
  const now = days.map(({ figures }) => measure.of(figures));
  const then = days.map(({ before }) => (before ? measure.of(before) : undefined));
  const has = then.some((each) => each !== undefined);
  const y = scaleLinear()
    .domain([Math.min(0, ...now), Math.max(1, ...now, ...then.map((each) => each ?? 0))])
    .nice(4)
    .range([height - margin.bottom, margin.top]);
  const x = scaleBand<number>()
    .domain(days.map((_, n) => n))
    .range([margin.left, width - margin.right]);
  const middle = (n: number) => (x(n) ?? 0) + x.bandwidth() / 2;
  const path = line<number>(
    (_, n) => middle(n),
    (value) => y(value),
  );
  const filled = area<number>(
    (_, n) => middle(n),
    y(0),
    (value) => y(value),
  );
  const peak = now.indexOf(Math.max(...now));
  const every = Math.max(1, Math.ceil(days.length / mostLabels));
  const words = peakWords(
    days.map(({ day }, n) => ({ words: dayWords(day), value: now[n]! })),
    title,
  );
  return (
    <figure className="day-chart">
      <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
        {y.ticks(4).map((value) => (
          <g key={value}>
            <line className="ax" x1={margin.left} x2={width - margin.right} y1={y(value)} y2={y(value)} />
            <text x={margin.left - 8} y={y(value) + 4} textAnchor="end">
              {measure.as === 'money'
                ? shortRand(value)
                : measure.as === 'share'
                  ? `${value}%`
                  : grouped(value)}
            </text>
          </g>
        ))}
        {days.map(({ day }, n) =>
          n % every === 0 ? (
            <text key={day} x={middle(n)} y={height - 6} textAnchor="middle">
              {dayWords(day).replace(/^\w+ /, '')}
            </text>
          ) : null,
        )}
        <path className="under" d={filled(now) ?? ''} />
        {has && <path className="then" d={path(then.map((each) => each ?? 0)) ?? ''} />}
        <path className="now" d={path(now) ?? ''} />
        {now[peak]! > 0 && (
          <>
            <circle className="peak" cx={middle(peak)} cy={y(now[peak]!)} r="4" />
            <text
              className="peak-words"
              x={middle(peak)}
              y={Math.max(12, y(now[peak]!) - 8)}
              textAnchor={peak < days.length / 6 ? 'start' : peak > (days.length * 5) / 6 ? 'end' : 'middle'}
            >
              {shown(measure, days[peak]!.figures)}
            </text>
          </>
        )}
      </svg>
      <figcaption>
        <p className="key">
          <span>
            <i /> {dayWords(days[0]!.day)} to {dayWords(days.at(-1)!.day)}
          </span>
          {has && days[0]!.dayBefore && (
            <span>
              <i className="t" /> {dayWords(days[0]!.dayBefore)} to {dayWords(days.at(-1)!.dayBefore!)}
            </span>
          )}
        </p>
        <p className="tiny muted">{words}</p>
      </figcaption>
    </figure>
  );
}
