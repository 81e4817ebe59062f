import type { ScreenModule } from '@/shared/screen';

const files = import.meta.glob<ScreenModule>('../screens/*.tsx');
const loaded = new Map<string, ScreenModule>();
const underWay = new Map<string, Promise<ScreenModule>>();

export const loadedScreen = (name: string) => loaded.get(name);

/** Fetches a screen's script once; a script gone after a release reloads the page. */
export function loadScreen(name: string): Promise<ScreenModule> {
  let promise = underWay.get(name);
  if (!promise) {
    const file = files[`../screens/${name}.tsx`] ?? files['../screens/invalid-page.tsx'];
    if (!file) return Promise.reject(new Error(`no screen ${name}`));
    promise = file().then(
      (module) => {
        loaded.set(name, module);
        return module;
      },
      (problem: unknown) => {
        underWay.delete(name);
        reloadOnce();
        throw problem;
      },
    );
    underWay.set(name, promise);
  }
  return promise;
}

/** The chunk a page asks for is gone when a release replaced it: fetch the new page, but never in a loop. */
function reloadOnce(): void {
  const key = 'spaza.reloaded';
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}
