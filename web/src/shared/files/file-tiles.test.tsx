import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { text } from '@/shared/i18n/text';
import { FileTiles } from './file-tiles';
import { useFiles } from './use-files';

afterEach(cleanup);

function Picker({ error }: { error?: string }) {
  return <FileTiles files={useFiles()} label="Photos of the damage" hint="At least one" error={error} />;
}

/** What a screen reader adds to the name of the button. */
const described = () =>
  screen
    .getByRole('button', { name: new RegExp(text('file.addPhotos')) })
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('the button says what it adds to, and what is wrong with that', () => {
  const { rerender } = render(<Picker />);
  expect(described()).toEqual(['Photos of the damage', 'At least one']);

  rerender(<Picker error="Add a photo" />);
  expect(described()).toEqual([
    'Photos of the damage',
    'At least one',
    expect.stringContaining('Add a photo'),
  ]);
});

test('the label names one field alone', () => {
  render(<Picker />);
  expect(screen.getByLabelText('Photos of the damage').getAttribute('type')).toBe('file');
});
