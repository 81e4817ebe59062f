import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { usePageEdit } from './use-page';
import type { Document, Page } from './words';

const titled = (title: string): Document => ({ name: 'Careers', title, slots: [] });
const stored = (version: string, title: string) =>
  ({ code: 'careers', version, page: titled(title) }) as unknown as Page;

const sent: unknown[] = [];
let answer: (now: Page) => void;
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Promise<Response>((done) => (answer = (now) => done(new Response(JSON.stringify(now)))));
  });
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const edited = () => {
  const { result } = renderHook(
    () => {
      const [page, changed] = useState(stored('v1', 'Careers'));
      return { ...usePageEdit(page, changed), changed };
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={createCache()}>{children}</QueryClientProvider>,
    },
  );
  const type = (title: string) => act(() => result.current.set(titled(title)));
  /** The answer comes after what is done meanwhile. */
  const saved = async (now: Page, meanwhile: () => void = () => undefined) => {
    let isDone: Promise<boolean>;
    await act(async () => void (isDone = result.current.save()));
    meanwhile();
    await act(async () => {
      answer(now);
      expect(await isDone).toBe(true);
    });
  };
  return { result, type, saved };
};

test('what is saved is typed no more', async () => {
  const { result, type, saved } = edited();
  type('Work here');
  await saved(stored('v2', 'Work here'));
  expect(sent).toEqual([{ version: 'v1', page: titled('Work here') }]);
  expect(result.current).toMatchObject({ isChanged: false, isOld: false, undo: undefined });
  expect(sessionStorage).toHaveLength(0);
});

test('what is typed while a draft is saved stays, and is saved over it', async () => {
  const { result, type, saved } = edited();
  type('Work here');
  await saved(stored('v2', 'Work here'), () => type('Work here with us'));
  expect(result.current).toMatchObject({
    document: titled('Work here with us'),
    isChanged: true,
    isOld: false,
  });
  await saved(stored('v3', 'Work here with us'));
  expect(sent[1]).toEqual({ version: 'v2', page: titled('Work here with us') });
  expect(result.current.isChanged).toBe(false);
});

test('what is typed back while a draft is saved is a change of that draft', async () => {
  const { result, type, saved } = edited();
  type('Work here');
  await saved(stored('v2', 'Work here'), () => type('Careers'));
  expect(result.current).toMatchObject({ document: titled('Careers'), isChanged: true, isOld: false });
});

test('what is taken back while a draft is saved does not come again', async () => {
  const { result, type, saved } = edited();
  type('Work here');
  await saved(stored('v2', 'Work here'), () => act(() => result.current.forget()));
  expect(result.current).toMatchObject({ document: titled('Work here'), isChanged: false });
});

test('what is typed and typed back is no change, whatever others save then', () => {
  const { result, type } = edited();
  type('Work here');
  type('Careers');
  expect(sessionStorage).toHaveLength(0);
  act(() => result.current.changed(stored('v2', 'Jobs')));
  expect(result.current).toMatchObject({ document: titled('Jobs'), isChanged: false, isOld: false });
});
