/** Where Workbox notes when it looked at what a cache keeps, by its address. */
const notes = { database: 'workbox-expiration', store: 'cache-entries', byCache: 'cacheName' };

function forgetIn(database: IDBDatabase, cache: string, done: (isGone: boolean) => void): void {
  if (!database.objectStoreNames.contains(notes.store)) return done(true);
  let work: IDBTransaction | undefined;
  try {
    work = database.transaction(notes.store, 'readwrite');
    work.oncomplete = () => done(true);
    work.onabort = () => done(false);
    const store = work.objectStore(notes.store);
    const found = store.index(notes.byCache).getAllKeys(cache);
    found.onsuccess = () => found.result.forEach((key) => store.delete(key));
  } catch {
    // Of another make than is known here: nothing is thrown away, and it is said so.
    if (work) work.abort();
    else done(false);
  }
}

/** The addresses of what a cache kept, which outlive it. Whether they are gone. */
export function forgetVisits(cache: string): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(true);
    const opening = indexedDB.open(notes.database);
    // Nothing was noted yet; an empty database would be in Workbox's way.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(opening.error?.name === 'AbortError');
    opening.onsuccess = () => {
      const database = opening.result;
      forgetIn(database, cache, (isGone) => {
        database.close();
        resolve(isGone);
      });
    };
  }).catch(() => false);
}
