/** Longer than any call of ours may take: a tab that was closed while it held the lock. */
const longest = 35_000;
const pause = 50;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('spaza.locks', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('locks');
  return settled(request);
}

interface Held {
  by: string;
  until: number;
}

/** A transaction that writes has the store to itself among all tabs: one of them finds the lock free. */
async function take(database: IDBDatabase, name: string, by: string): Promise<boolean> {
  const locks = database.transaction('locks', 'readwrite').objectStore('locks');
  const held = (await settled(locks.get(name))) as Held | undefined;
  if (held && held.until > Date.now() && held.until <= Date.now() + longest) return false;
  await settled(locks.put({ by, until: Date.now() + longest } satisfies Held, name));
  return true;
}

async function giveBack(database: IDBDatabase, name: string, by: string): Promise<void> {
  const locks = database.transaction('locks', 'readwrite').objectStore('locks');
  const held = (await settled(locks.get(name))) as Held | undefined;
  if (held?.by === by) await settled(locks.delete(name));
}

/** The same for browsers and pages without the Web Locks API. Without a database either, each tab is by itself. */
export async function alone<T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T> {
  let database: IDBDatabase;
  try {
    database = await open();
  } catch {
    return work(false);
  }
  const by = Math.random().toString(36);
  let waited = false;
  try {
    while (!(await take(database, name, by))) {
      waited = true;
      await new Promise((resume) => setTimeout(resume, pause));
    }
    return await work(waited);
  } finally {
    await giveBack(database, name, by);
    database.close();
  }
}
