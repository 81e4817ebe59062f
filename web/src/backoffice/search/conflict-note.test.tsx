import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConflictNote } from './conflict-note';

test('both sides of an end are reported by their last day', () => {
  render(
    <ConflictNote
      conflict={{
        version: '4',
        by: 'Sipho',
        at: '2026-11-29T08:00:00+0000',
        differences: [
          { field: 'until', yours: ['2026-12-20T22:00:00+0000'], theirs: ['2026-12-24T22:30:00+0000'] },
          { field: 'from', yours: [], theirs: ['2026-11-30T22:00:00+0000'] },
        ],
      }}
      onMine={() => undefined}
      onTheirs={() => undefined}
    />,
  );
  expect(screen.getByText('20 December 2026').tagName).toBe('INS');
  expect(screen.getByText('25 December 2026, 00:30').tagName).toBe('DEL');
  expect(screen.getByText('1 December 2026').tagName).toBe('DEL');
  expect(document.body.textContent).not.toMatch(/T22:/);
});
