import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '@/shared/ui/button';
import { Quantity } from '@/shared/ui/quantity';
import { keepPress, replay, type Press } from './presses';

const done: string[] = [];

function Shop() {
  const [count, setCount] = useState(1);
  const [sort, setSort] = useState('relevance');
  const [ticked, setTicked] = useState(false);
  return (
    <>
      <Quantity value={count} onChange={setCount} />
      <Button onClick={() => done.push(`add ${count}`)}>Add</Button>
      <select
        value={sort}
        onChange={({ target }) => {
          done.push(`sort ${target.value}`);
          setSort(target.value);
        }}
      >
        <option value="relevance">Relevance</option>
        <option value="price">Price</option>
      </select>
      <input
        type="checkbox"
        checked={ticked}
        onChange={() => {
          done.push('tick');
          setTicked(!ticked);
        }}
      />
    </>
  );
}

afterEach(() => {
  cleanup();
  done.length = 0;
});

const named = (name: string) => screen.getByRole('button', { name });

test('each press of one more counts, the others once, in their order', async () => {
  render(<Shop />);
  const presses: Press[] = [];
  const more = screen.getAllByRole('button')[1]!;
  for (const control of [more, more, named('Add'), more, named('Add')]) keepPress(presses, control);
  expect(named('Add').getAttribute('aria-busy')).toBe('true');
  await replay(presses);
  expect(done).toEqual(['add 3']);
  expect(screen.getByRole('status').textContent).toBe('4');
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('what was chosen is carried out as it stood last', async () => {
  render(<Shop />);
  const presses: Press[] = [];
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  select.value = 'price';
  keepPress(presses, select);
  box.checked = true;
  keepPress(presses, box);
  expect(select.getAttribute('aria-busy')).toBe('true');
  await replay(presses);
  expect(done).toEqual(['sort price', 'tick']);
  expect(box.checked).toBe(true);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('what is no longer on the page is left alone', async () => {
  const press = vi.fn();
  const button = document.createElement('button');
  button.onclick = press;
  await replay([{ control: button }]);
  expect(press).not.toHaveBeenCalled();
});

test('a double click is one press', () => {
  render(<Shop />);
  fireEvent.click(named('Add'), { detail: 1 });
  fireEvent.click(named('Add'), { detail: 2 });
  expect(done).toEqual(['add 1']);
});
