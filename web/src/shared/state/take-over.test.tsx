import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore, useStore } from './store';
import type * as TakeOver from './take-over';

const pressed: string[] = [];

const Part = ({ name }: { name: string }) => <button onClick={() => pressed.push(name)}>{name}</button>;

/** The page says once that it is hydrated; each test has its own. */
let takeOver: typeof TakeOver;
beforeEach(async () => {
  vi.resetModules();
  takeOver = await import('./take-over');
});

function Page() {
  const { Later, LaterBeside, LaterItem, usePageHydrated } = takeOver;
  usePageHydrated();
  return (
    <main>
      <Part name="now" />
      <LaterBeside>
        <Part name="first" />
      </LaterBeside>
      <ul>
        <LaterItem>
          <Part name="second" />
        </LaterItem>
        <LaterItem>{null}</LaterItem>
        <LaterItem>
          <article>
            <Part name="third" />
            <LaterBeside below>
              <Part name="third's own" />
            </LaterBeside>
          </article>
        </LaterItem>
      </ul>
      <Later>
        <Part name="two" />
        <Part name="of them" />
      </Later>
      <Part name="end" />
    </main>
  );
}

const everything = ['now', 'first', 'second', 'third', "third's own", 'two', 'of them', 'end'];

const put = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
};

const press = (root: HTMLElement) => {
  pressed.length = 0;
  root.querySelectorAll('button').forEach((button) => button.click());
  return [...pressed];
};

const isHydrated = async () => {
  const not = Symbol();
  return (await Promise.race([takeOver.whenHydrated(), Promise.resolve(not)])) !== not;
};

const problems: unknown[] = [];
const hydrate = (root: HTMLElement, what: ReactNode) =>
  hydrateRoot(root, what, { onRecoverableError: (problem) => problems.push(problem) });

afterEach(() => {
  document.body.replaceChildren();
  expect(problems.splice(0)).toEqual([]);
});

describe('taking a page over', () => {
  test('the server draws all of it', () => {
    expect(put(renderToString(<Page />)).textContent).toBe(everything.join(''));
  });

  test('every part keeps its markup, and the page is hydrated when the last of them works', async () => {
    const root = put(renderToString(<Page />));
    const before = [...root.querySelectorAll('button')];
    hydrate(root, <Page />);
    expect(await isHydrated()).toBe(false);
    await takeOver.whenHydrated();
    expect(press(root)).toEqual(everything);
    expect([...root.querySelectorAll('button')]).toEqual(before);
    expect(root.querySelectorAll('[data-later]')).toHaveLength(4);
    takeOver.layOut(root.querySelector('ul')!);
    expect(root.querySelectorAll('[data-later]')).toHaveLength(0);
    expect([...root.querySelectorAll('button')]).toEqual(before);
  });

  test('a press on a part that waits is heard at once, and once', () => {
    const root = put(renderToString(<Page />));
    hydrate(root, <Page />);
    pressed.length = 0;
    [...root.querySelectorAll('button')].find((button) => button.textContent === "third's own")?.click();
    expect(pressed).toEqual(["third's own"]);
  });

  test('a part that is gone before its turn holds nothing up', async () => {
    const shown = createStore(true);
    const Some = () => (useStore(shown) ? <Page /> : <p>gone</p>);
    const root = put(renderToString(<Some />));
    hydrate(root, <Some />);
    root.querySelector('button')?.click(); // the page itself, but not its parts
    shown.set(false);
    await takeOver.whenHydrated();
    expect(root.textContent).toBe('gone');
  });

  test('nothing waits in a page the browser draws itself', async () => {
    const root = put('');
    createRoot(root).render(<Page />);
    await takeOver.whenHydrated();
    expect(root.querySelector('[data-later]')).toBeNull();
    expect(press(root)).toEqual(everything);
  });
});

describe('what the server did not know', () => {
  test('is drawn as the server drew it, then as it is', async () => {
    const store = createStore('the browser’s');
    const Shown = () => useStore(store, 'the server’s');
    const root = put(renderToString(<Shown />));
    expect(root.textContent).toBe('the server’s');
    hydrate(root, <Shown />);
    await vi.waitFor(() => expect(root.textContent).toBe('the browser’s'));
  });

  test('a part taken over long after the page is drawn as the server drew it first', async () => {
    const store = createStore('the browser’s');
    const Shown = () => useStore(store, 'the server’s');
    const Both = () => (
      <>
        <Shown /> <takeOver.Later>{<Shown />}</takeOver.Later>
      </>
    );
    const root = put(renderToString(<Both />));
    hydrate(root, <Both />);
    await vi.waitFor(() => expect(root.textContent).toBe('the browser’s the browser’s'));
  });
});
