/**
 * What React and its companions expect of a browser and JavaScriptCore alone lacks.
 * Imported first; where a global exists (Node, tests) it stays.
 */
type Globals = Record<string, unknown>;
const here = globalThis as unknown as Globals;

const give = (name: string, value: unknown) => {
  if (here[name] === undefined) here[name] = value;
};

const nothing = () => undefined;

give('self', globalThis);
give('console', { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing });
give('setTimeout', () => 0);
give('clearTimeout', nothing);
give('setInterval', () => 0);
give('clearInterval', nothing);
give('queueMicrotask', (task: () => void) => void Promise.resolve().then(task));
give(
  'TextEncoder',
  class {
    encode(text: string): Uint8Array {
      const bytes = unescape(encodeURIComponent(text));
      return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    }
  },
);
give(
  'TextDecoder',
  class {
    decode(): string {
      return '';
    }
  },
);
give(
  'MessageChannel',
  class {
    port1 = {};
    port2 = { postMessage: nothing };
  },
);
give(
  'AbortController',
  class {
    signal = { aborted: false, addEventListener: nothing, removeEventListener: nothing };
    abort() {
      this.signal.aborted = true;
    }
  },
);

const spoken = (part: string) => {
  const text = part.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const written = (part: string) =>
  encodeURIComponent(part)
    .replace(/%20/g, '+')
    .replace(/[!'()~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

give(
  'URLSearchParams',
  class {
    private pairs: [string, string][] = [];
    constructor(from: string | Record<string, string> | Iterable<[string, string]> = '') {
      if (typeof from === 'string') {
        for (const pair of from.replace(/^\?/, '').split('&')) {
          if (!pair) continue;
          const at = pair.indexOf('=');
          this.pairs.push(
            at < 0 ? [spoken(pair), ''] : [spoken(pair.slice(0, at)), spoken(pair.slice(at + 1))],
          );
        }
      } else if (Symbol.iterator in from) this.pairs = [...from].map(([name, value]) => [name, value]);
      else this.pairs = Object.entries(from);
    }
    get(name: string) {
      return this.pairs.find(([key]) => key === name)?.[1] ?? null;
    }
    getAll(name: string) {
      return this.pairs.filter(([key]) => key === name).map(([, value]) => value);
    }
    has(name: string) {
      return this.pairs.some(([key]) => key === name);
    }
    append(name: string, value: string) {
      this.pairs.push([name, value]);
    }
    delete(name: string) {
      this.pairs = this.pairs.filter(([key]) => key !== name);
    }
    set(name: string, value: string) {
      const at = this.pairs.findIndex(([key]) => key === name);
      this.delete(name);
      this.pairs.splice(at < 0 ? this.pairs.length : at, 0, [name, value]);
    }
    forEach(visit: (value: string, name: string) => void) {
      for (const [name, value] of this.pairs) visit(value, name);
    }
    keys() {
      return this.pairs.map(([name]) => name)[Symbol.iterator]();
    }
    values() {
      return this.pairs.map(([, value]) => value)[Symbol.iterator]();
    }
    entries() {
      return this.pairs[Symbol.iterator]();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return this.pairs.map(([name, value]) => `${written(name)}=${written(value)}`).join('&');
    }
  },
);

export {};
