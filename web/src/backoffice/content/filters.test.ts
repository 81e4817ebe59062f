import { expect, test } from 'vitest';
import { asked, filtersIn } from './filters';

test('the address says what is asked, and nonsense in it is nothing', () => {
  expect(filtersIn(new URLSearchParams('view=draft&kind=static&query=+terms+&page=2'))).toEqual({
    ...{ view: 'draft', kind: 'static', query: 'terms', page: 2 },
  });
  expect(filtersIn(new URLSearchParams('view=x&kind=leaflet&page=-1'))).toEqual({
    ...{ view: 'all', kind: '', query: '', page: 0 },
  });
  expect(asked(filtersIn(new URLSearchParams('')))).toEqual({ state: 'all', currentPage: 0, pageSize: 50 });
});
