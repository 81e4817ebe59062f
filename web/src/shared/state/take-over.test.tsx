import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Later, LaterBeside, layOutTheRest, takeOver } from './take-over';

const pressed: string[] = [];

const Part = ({ name }: { name: string }) => <button onClick={() => pressed.push(name)}>{name}</button>;

const page = (
  <main>
    <Part name="now" />
    <LaterBeside>
      <Part name="first" />
    </LaterBeside>
    <ul>
      <li>
        <Later>
          <Part name="second" />
        </Later>
      </li>
      <li>
        <Later>{null}</Later>
      </li>
      <li>
        <Later>
          <article>
            <Part name="third" />
            <LaterBeside below>
              <Part name="third's own" />
            </LaterBeside>
          </article>
        </Later>
      </li>
    </ul>
    <Part name="end" />
  </main>
);

const everything = ['now', 'first', 'second', 'third', "third's own", 'end'];

const put = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
};

/** As the server draws it, which has no document. */
function asServed(what: ReactNode): string {
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(what);
  } finally {
    vi.unstubAllGlobals();
  }
}

const press = (root: HTMLElement) => {
  pressed.length = 0;
  root.querySelectorAll('button').forEach((button) => button.click());
  return [...pressed];
};

afterEach(() => document.body.replaceChildren());

describe('taking a page over', () => {
  test('the server draws all of it', () => {
    expect(put(asServed(page)).textContent).toBe("nowfirstsecondthirdthird's ownend");
  });

  test('what waits keeps its markup and works once its turn has come', async () => {
    const root = put(asServed(page));
    const before = [...root.querySelectorAll('button')];
    const over = takeOver(() => hydrateRoot(root, page));
    expect([...root.querySelectorAll('button')]).toEqual(before);
    expect(press(root)).toEqual(['now', 'end']); // the others have their turns in tasks to come
    await over;
    expect(root.querySelectorAll('[data-later]')).toHaveLength(1);
    await layOutTheRest();
    expect(root.querySelectorAll('[data-later]')).toHaveLength(0);
    expect([...root.querySelectorAll('button')]).toEqual(before);
    expect(press(root)).toEqual(everything);
  });

  test('nothing waits in a page the browser draws itself', () => {
    const root = put('');
    createRoot(root).render(page);
    expect(press(root)).toEqual(everything);
  });
});
