import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FieldEditor } from './field-editor';
import type { ComponentField } from './words';

afterEach(cleanup);

const banners: ComponentField = {
  name: 'banners',
  kind: 'list',
  fields: [
    { name: 'title', kind: 'text' },
    { name: 'media', kind: 'picture' },
  ],
};
const drawn = (field: ComponentField, value: unknown, wrong: Record<string, string> = {}) => {
  const onChange = vi.fn();
  render(
    <FieldEditor
      field={field}
      value={value}
      isLocked={false}
      wrong={(path) => wrong[path]}
      path={field.name}
      named={new Map([['100', 'Kettle']])}
      onChange={onChange}
    />,
  );
  return onChange;
};

test('a list has a part for each thing, which is changed, moved and taken out by itself', () => {
  const onChange = drawn(banners, [{ title: 'A', uid: 'a' }, { title: 'B' }]);
  fireEvent.change(screen.getAllByLabelText('Title')[0]!, { target: { value: 'New' } });
  expect(onChange).toHaveBeenLastCalledWith([{ title: 'New', uid: 'a' }, { title: 'B' }]);
  fireEvent.click(screen.getByLabelText('Move down: Banner 1'));
  expect(onChange).toHaveBeenLastCalledWith([{ title: 'B' }, { title: 'A', uid: 'a' }]);
  fireEvent.click(screen.getByLabelText('Take out: Banner 2'));
  expect(onChange).toHaveBeenLastCalledWith([{ title: 'A', uid: 'a' }]);
  fireEvent.click(screen.getByText('Add: banner'));
  expect(onChange).toHaveBeenLastCalledWith([{ title: 'A', uid: 'a' }, { title: 'B' }, {}]);
});

test('what is wrong stands at its field, and the thing it is in is open', () => {
  drawn(banners, [{ title: 'A' }, {}], { 'banners/1/title': 'must be given' });
  expect(screen.getByText('must be given')).toBeDefined();
  expect(screen.getByText('Banner 2').closest('details')!.open).toBe(true);
  expect(screen.getByText('Banner 1').closest('details')!.open).toBe(false);
});

test('products are named, whether they came as a list or as words', () => {
  const onChange = drawn({ name: 'productCodes', kind: 'products' }, ['100', '200']);
  expect(screen.getByText('Kettle, 200')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Products'), { target: { value: '100' } });
  expect(onChange).toHaveBeenLastCalledWith('100');
});

test('a number is one, a time is South African, and what is no time is no date', () => {
  const count = drawn({ name: 'count', kind: 'number' }, 3);
  fireEvent.change(screen.getByLabelText('How many at most'), { target: { value: '12' } });
  expect(count).toHaveBeenLastCalledWith(12);
  const ends = drawn({ name: 'endDate', kind: 'time' }, '2030-06-16T21:59:00+0000');
  const field = screen.getByLabelText<HTMLInputElement>('Ends');
  expect(field.value).toBe('2030-06-16T23:59');
  fireEvent.change(field, { target: { value: '2030-06-17T12:00' } });
  expect(ends).toHaveBeenLastCalledWith('2030-06-17T10:00:00+0000');
  drawn({ name: 'startDate', kind: 'time' }, 'soon');
});

test('a picture keeps what else is known of it', () => {
  const onChange = drawn({ name: 'media', kind: 'picture' }, { url: '/a.svg', altText: 'A kettle' });
  fireEvent.change(screen.getByLabelText('Address of the picture'), { target: { value: '/b.svg' } });
  expect(onChange).toHaveBeenLastCalledWith({ url: '/b.svg', altText: 'A kettle' });
  fireEvent.change(screen.getByLabelText('Another for phones (optional)'), { target: { value: '/c.svg' } });
  expect(onChange).toHaveBeenLastCalledWith({
    url: '/a.svg',
    altText: 'A kettle',
    mobile: { url: '/c.svg' },
  });
});
