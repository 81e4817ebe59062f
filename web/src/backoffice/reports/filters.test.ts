import { expect, test } from 'vitest';
import { asked, daysBetween, fileOf, filtersIn, groupOf } from './filters';

const now = Date.parse('2026-06-10T23:30:00Z'); // the 11th in South Africa
const at = (query: string) => filtersIn(new URLSearchParams(query), now);

test('without words it is four weeks of sales beside a week earlier', () => {
  expect(at('')).toEqual({
    report: 'sales',
    span: '28',
    from: '2026-05-15',
    to: '2026-06-11',
    compare: 'week',
    key: undefined,
  });
});

test('own dates count only where they can be asked for', () => {
  expect(at('from=2026-01-01&to=2026-01-31')).toMatchObject({ span: 'own', from: '2026-01-01' });
  expect(at('from=2026-02-01&to=2026-01-31')).toMatchObject({ span: '28' });
  expect(at('from=2020-01-01&to=2026-01-31')).toMatchObject({ span: '28' });
  expect(at('span=own')).toMatchObject({ span: 'today', from: '2026-06-11', to: '2026-06-11' });
});

test('the server is asked for the same days, also for the file', () => {
  const filters = at('report=departments&span=7&compare=none&key=tv');
  expect(asked(filters)).toEqual({ from: '2026-06-05', to: '2026-06-11', compare: 'none', key: 'tv' });
  expect(fileOf(filters, 'xlsx')).toBe(
    '/backoffice/api/reports/departments/file?from=2026-06-05&to=2026-06-11&compare=none&key=tv&format=xlsx',
  );
});

test('each report is in a group, and days count both ends', () => {
  expect(groupOf('vat').name).toBe('Money');
  expect(groupOf('searches').name).toBe('Search');
  expect(daysBetween('2026-06-01', '2026-06-01')).toBe(1);
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(3);
});
