import { cleanup, render, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { SidePanel } from './side-panel';

afterEach(cleanup);

test.each(['welcome', 'nearly-there', 'by-phone'] as const)(
  'the panel stands on its drawing: %s',
  (drawing) => {
    const { container } = render(
      <SidePanel title="Free delivery" facts={['No code', false]} drawing={drawing} />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['No code']);
    const picture = container.querySelector('img')!;
    expect(picture.alt).toBe('');
    expect(readdirSync('public/brand')).toContain(picture.getAttribute('src')!.replace('/brand/', ''));
  },
);
