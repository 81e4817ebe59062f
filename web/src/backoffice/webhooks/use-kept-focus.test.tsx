import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus';

function Part() {
  const [isPaused, setPaused] = useState(false);
  const { stays, press } = useKeptFocus<HTMLHeadingElement>(isPaused);
  return (
    <>
      <h2 ref={stays} tabIndex={-1}>
        ERP
      </h2>
      {isPaused ? (
        <p>Paused</p>
      ) : (
        <button
          type="button"
          onClick={() => {
            press();
            setPaused(true);
          }}
        >
          Pause
        </button>
      )}
      <button type="button" onClick={() => setPaused((is) => !is)}>
        By somebody else
      </button>
    </>
  );
}

test('whoever presses a button that goes away goes on at the heading, and nobody else is moved there', () => {
  render(<Part />);
  fireEvent.click(screen.getByText('By somebody else'));
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByText('By somebody else'));
  const pause = screen.getByText('Pause');
  pause.focus();
  fireEvent.click(pause);
  expect(document.activeElement).toBe(screen.getByText('ERP'));
});
