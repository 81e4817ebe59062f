import { clockIn } from '../stores/rules';
import type { Dated, Kind } from './words';

const mostCents = 100_000_000;

/** As it is typed: rand in the place of cents. */
export const typedOf = (kind: Kind, value: string): string =>
  kind === 'cents' || (kind === 'deposit' && value !== '' && !value.endsWith('%'))
    ? (Number(value) / 100).toFixed(2)
    : value;

const centsIn = (typed: string): string | undefined => {
  const [, whole, part = ''] =
    /^R?\s*(\d{1,3}(?:[\s\u00a0]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/i.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll(/\s|\u00a0/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return cents <= mostCents ? String(cents) : undefined;
};

/** The bounds of days and months, as the server says them: `days from 7 to 365`. */
const boundsIn = (must: string): readonly [number, number] => {
  const [, least = '0', most = '365'] = /from (\d+) to (\d+)/.exec(must) ?? [];
  return [Number(least), Number(most)];
};

type Asked = Pick<Dated, 'kind' | 'must'>;

/** What was typed as the server takes it; nothing where it cannot be meant, or is out of bounds. */
export function valueIn({ kind, must }: Asked, typed: string): string | undefined {
  const text = typed.trim();
  switch (kind) {
    case 'percent': {
      const number = text.replace(/\s*%$/, '').replace(',', '.');
      return /^\d{1,3}(\.\d{1,2})?$/.test(number) && Number(number) <= 100 ? number : undefined;
    }
    case 'cents':
      return centsIn(text);
    case 'deposit':
      return /^\d{1,2}\s*%$/.test(text) ? text.replace(/\s/g, '') : text === '' ? '0' : centsIn(text);
    case 'time': {
      const clock = clockIn(text);
      return /^\d\d:\d\d$/.test(clock) && clock <= '23:59' ? clock : undefined;
    }
    default: {
      const [least, most] = boundsIn(must);
      const number = /^\d{1,3}$/.test(text) ? Number(text) : -1;
      return number >= least && number <= most ? String(number) : undefined;
    }
  }
}

/** What may be typed, in the unit that is asked for: the server speaks of cents where rand are typed. */
export function askedWords({ kind, must }: Asked): string {
  const [least, most] = boundsIn(must);
  switch (kind) {
    case 'percent':
      return 'A percentage from 0 to 100, such as 15 or 15.5';
    case 'cents':
      return 'An amount from R\u00a00 to R\u00a01\u00a0000\u00a0000';
    case 'deposit':
      return '20%, R\u00a0150.00 for each unit, or 0';
    case 'time':
      return 'A time from 00:00 to 23:59';
    case 'days':
      return `Days from ${least} to ${most}`;
    case 'months':
      return `Months from ${least} to ${most}`;
    default:
      return must;
  }
}

export const unitOf: Record<Kind, string> = {
  percent: '%',
  cents: 'rand',
  deposit: '% or rand',
  time: 'h',
  days: 'days',
  months: 'months',
};
