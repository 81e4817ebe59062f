import type { ReactNode } from 'react';
import { clockOf } from '@/shared/i18n/dates';
import { Icon, type IconName } from './icon';
import { dayWords } from './times';

export type BadgeKind = 'fact' | 'yes' | 'warn' | 'bad' | 'info';

export const Badge = ({ kind = 'fact', children }: { kind?: BadgeKind; children: ReactNode }) => (
  <span className={`badge ${kind}`}>{children}</span>
);

/** `Palesa Nkosi` → `PN`. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toUpperCase() || '?';
};

export const Initials = ({ name }: { name: string }) => (
  <span className="who" aria-hidden="true">
    {initialsOf(name)}
  </span>
);

export interface Fact {
  name: ReactNode;
  value: ReactNode;
  total?: boolean;
}

/** Names and values, one under the other. */
export const Facts = ({ facts }: { facts: readonly (Fact | false | undefined)[] }) => (
  <dl className="kv">
    {facts
      .filter((each) => !!each)
      .map(({ name, value, total }, n) => (
        <div key={n} className={total ? 'tot' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

export interface LogLine {
  at: string;
  icon: IconName;
  what: ReactNode;
  who: string;
  bad?: boolean;
}

/** What happened, by day; the same everywhere. */
export function Log({ lines }: { lines: readonly LogLine[] }) {
  return (
    <ul className="log">
      {lines.map(({ at, icon, what, who, bad }, n) => {
        const before = lines[n - 1];
        const isNewDay = !before || dayWords(before.at) !== dayWords(at);
        return [
          isNewDay && (
            <li key={`${n}-day`} className="day">
              {dayWords(at)}
            </li>
          ),
          <li key={n} className={bad ? 'bad' : undefined}>
            <time dateTime={at}>{clockOf(at)}</time>
            <Icon name={icon} size="xs" />
            <span>
              {what} <em>{who}</em>
            </span>
          </li>,
        ];
      })}
    </ul>
  );
}

interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [T, ReactNode])[];
  onChange: (value: T) => void;
}

/** One of a few. */
export const Segments = <T extends string>({ label, value, choices, onChange }: SegmentsProps<T>) => (
  <div className="seg" role="group" aria-label={label}>
    {choices.map(([each, words]) => (
      <button
        key={each}
        type="button"
        className={each === value ? 'on' : undefined}
        aria-pressed={each === value}
        onClick={() => onChange(each)}
      >
        {words}
      </button>
    ))}
  </div>
);

/** A panel with a heading. */
export const Panel = ({
  id,
  title,
  beside,
  className = '',
  children,
}: {
  /** What a link leads to. */
  id?: string;
  title?: ReactNode;
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <section id={id} className={`pn stack ${className}`}>
    {title && (
      <div className="ph">
        <h2>{title}</h2>
        {beside}
      </div>
    )}
    {children}
  </section>
);
