import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { keepTyping } from './early-typing';

const sent: unknown[] = [];
let isHydrated = false;

/** Fields that React Hook Form fills, and one that React itself holds. */
function Form() {
  const { register, handleSubmit } = useForm({ defaultValues: { name: '', terms: false, town: '' } });
  const [term, setTerm] = useState('');
  useEffect(() => void (isHydrated = true), []);
  return (
    <form
      method="post"
      onSubmit={(event) => void handleSubmit((values) => sent.push({ ...values, term }))(event)}
    >
      <input {...register('name')} />
      <input type="checkbox" {...register('terms')} />
      <select {...register('town')}>
        <option value="">Choose</option>
        <option value="7708">Claremont</option>
      </select>
      <input name="term" value={term} onChange={(event) => setTerm(event.target.value)} />
    </form>
  );
}

const drawn = () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const field = <T extends Element>(name: string) => root.querySelector<T>(`[name=${name}]`)!;
  return { root, field };
};

afterEach(() => {
  document.body.replaceChildren();
  sent.length = 0;
  isHydrated = false;
});

test('what was typed, ticked and chosen before React came is what is sent', async () => {
  const { root, field } = drawn();
  field<HTMLInputElement>('name').value = 'Thandi';
  field<HTMLInputElement>('term').value = 'kettle';
  field<HTMLInputElement>('terms').checked = true;
  field<HTMLSelectElement>('town').value = '7708';
  const enter = keepTyping();
  hydrateRoot(root, <Form />);
  await vi.waitFor(() => expect(isHydrated).toBe(true));
  enter();
  root.querySelector('form')!.requestSubmit();
  await vi.waitFor(() =>
    expect(sent).toEqual([{ name: 'Thandi', terms: true, town: '7708', term: 'kettle' }]),
  );
  expect(field<HTMLInputElement>('term').value).toBe('kettle');
  expect(field<HTMLInputElement>('terms').checked).toBe(true);
});

test('what is typed while React is at it counts too; fields left alone stay as they are', async () => {
  const { root, field } = drawn();
  const enter = keepTyping();
  hydrateRoot(root, <Form />);
  field<HTMLInputElement>('name').value = 'Sipho';
  field('name').dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(isHydrated).toBe(true));
  enter();
  root.querySelector('form')!.requestSubmit();
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'Sipho', terms: false, town: '', term: '' }]));
});
