import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keyOf } from '@/shared/api/query';
import type { CmsPage } from '@/shared/api/types';
import { pagePath } from '@/shared/content/page';
import HelpSuggestions from './help-suggestions';

afterEach(cleanup);

const questions =
  '<details><summary>When do I get my refund?</summary><p>Within ten days.</p></details>' +
  '<details><summary>Can I cancel my order?</summary><p>Until it leaves us.</p></details>';
const page = {
  contentSlots: {
    contentSlot: [{ slotId: 'HelpText', components: { component: [{ uid: 'help', content: questions }] } }],
  },
} as unknown as CmsPage;

const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, queryFn: () => page } } });
cache.setQueryData(keyOf(pagePath('help')), page);
const shown = (typed: string) => (
  <QueryClientProvider client={cache}>
    <HelpSuggestions typed={typed} />
  </QueryClientProvider>
);

test('questions that may answer what is typed come and go with it', () => {
  const { rerender } = render(shown('My new kettle'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');

  rerender(shown('My new kettle came back to you and I wait for the refund'));
  expect(screen.getByRole('region', { name: 'This may help already' })).toBeTruthy();
  expect(screen.getByText('When do I get my refund?').closest('details')!.open).toBe(false);
  expect(screen.getByText('Within ten days.')).toBeTruthy();
  expect(screen.queryByText('Can I cancel my order?')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/may help already$/);

  rerender(shown('Never mind'));
  expect(screen.queryByRole('region')).toBeNull();
});
