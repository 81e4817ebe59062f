import { Component, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as PartModule from './part';
import type * as DeferralModule from './deferral';
import type * as ScriptsModule from './scripts';
import { createStore, useStore } from './store';

const pressed: string[] = [];
const Shown = ({ words }: { words: string }) => (
  <p>
    <button onClick={() => pressed.push(words)}>{words}</button>
  </p>
);

type File = { default: typeof Shown };
const file: File = { default: Shown };

let seen: ((entries: { isIntersecting: boolean; target: Element }[]) => void) | undefined;
const watched: Element[] = [];
class Watcher {
  constructor(then: typeof seen) {
    seen = then;
  }
  observe(element: Element) {
    watched.push(element);
  }
  unobserve() {}
}

async function modules(
  isServer: boolean,
): Promise<typeof PartModule & typeof DeferralModule & typeof ScriptsModule> {
  vi.stubEnv('SSR', isServer);
  vi.resetModules();
  return {
    ...(await import('./part')),
    ...(await import('./deferral')),
    ...(await import('./scripts')),
  };
}

async function asServed(words: string): Promise<HTMLElement> {
  const { part } = await modules(true);
  const Part = part(() => Promise.resolve(file));
  await Promise.resolve();
  await Promise.resolve();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Part words={words} />);
  document.body.append(root);
  return root;
}

const problems: unknown[] = [];

/** The page with its part, whose script comes when the test says so. */
async function takenOver(root: HTMLElement) {
  const { part, hydrateAll } = await modules(false);
  let deliver: (file: File) => void = () => undefined;
  let refuse: (problem: Error) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<File>((resolve, reject) => {
        deliver = resolve;
        refuse = reject;
      }),
  );
  const Part = part(load);
  const words = createStore('first');
  const Page = () => <Part words={useStore(words)} />;
  // The same tree as the server's: one part.
  hydrateRoot(root, <Page />, { onRecoverableError: (problem) => problems.push(problem) });
  await vi.waitFor(() => expect(watched).toHaveLength(1));
  return {
    load,
    say: words.set,
    deliver: () => deliver(file),
    refuse: () => refuse(new TypeError('gone')),
    hydrateAll,
  };
}

const touch = (root: HTMLElement) =>
  root.querySelector('button')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
const isDeferred = (root: HTMLElement) => root.querySelector('[data-deferred]') !== null;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watcher);
  pressed.length = 0;
  watched.length = 0;
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  expect(problems.splice(0)).toEqual([]);
});

describe('a part of a page', () => {
  test('is drawn by the server like everything else', async () => {
    const root = await asServed('first');
    expect(root.textContent).toBe('first');
    expect(root.innerHTML).not.toContain('<!--$!-->');
  });

  test('keeps the server’s markup without its script, whatever changes around it', async () => {
    const root = await asServed('first');
    const button = root.querySelector('button');
    const { load, say } = await takenOver(root);
    say('second');
    await new Promise((resume) => setTimeout(resume, 20));
    expect(root.querySelector('button')).toBe(button);
    expect(root.textContent).toBe('first');
    expect(load).not.toHaveBeenCalled();
  });

  test('is hydrated when it comes near, and then shows what changed', async () => {
    const root = await asServed('first');
    const button = root.querySelector('button');
    const { load, say, deliver } = await takenOver(root);
    say('second');
    seen?.([{ isIntersecting: true, target: root.querySelector('p')! }]);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(root.textContent).toBe('first');
    deliver();
    await vi.waitFor(() => expect(root.textContent).toBe('second'));
    expect(root.querySelector('button')).toBe(button);
    expect(isDeferred(root)).toBe(false);
  });

  test('shows a press at once and does it once', async () => {
    const root = await asServed('first');
    const button = root.querySelector('button')!;
    const { load, deliver } = await takenOver(root);
    button.click();
    button.click();
    expect(button.getAttribute('aria-busy')).toBe('true');
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    deliver();
    await vi.waitFor(() => expect(pressed).toEqual(['first']));
    expect(button.hasAttribute('aria-busy')).toBe(false);
    button.click();
    expect(pressed).toEqual(['first', 'first']);
  });

  test('whose script does not come stays readable and asks again at the next touch', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const root = await asServed('first');
    const button = root.querySelector('button')!;
    const { load, deliver, refuse } = await takenOver(root);
    button.click();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    refuse();
    await vi.waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
    expect(root.textContent).toBe('first');
    touch(root);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    deliver();
    await vi.waitFor(() => expect(isDeferred(root)).toBe(false));
    expect(pressed).toEqual([]);
  });

  test('is hydrated before what it shows is changed', async () => {
    const root = await asServed('first');
    const { deliver, hydrateAll, load } = await takenOver(root);
    const hydrated = hydrateAll();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    deliver();
    await hydrated;
    await vi.waitFor(() => expect(isDeferred(root)).toBe(false));
  });

  test('in a page the browser draws says that its script is missing, and is asked for again when drawn anew', async () => {
    const { part, ScriptMissing } = await modules(false);
    const load = vi.fn(() => Promise.resolve(file));
    load.mockRejectedValueOnce(new TypeError('gone'));
    const Part = part(load);
    const root = document.createElement('div');
    document.body.append(root);
    const caught: unknown[] = [];
    class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
      override state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      override componentDidCatch(problem: unknown) {
        caught.push(problem);
      }
      override render() {
        return this.state.failed ? (
          <button onClick={() => this.setState({ failed: false })}>again</button>
        ) : (
          this.props.children
        );
      }
    }
    createRoot(root, { onCaughtError: () => undefined }).render(
      <Boundary>
        <Part words="first" />
      </Boundary>,
    );
    await vi.waitFor(() => expect(root.textContent).toBe('again'));
    expect(caught[0]).toBeInstanceOf(ScriptMissing);
    root.querySelector('button')!.click();
    await vi.waitFor(() => expect(root.textContent).toBe('first'));
  });
});
