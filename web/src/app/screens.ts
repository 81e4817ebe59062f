import type { ScreenModule } from '@/shared/screen';
import { ScriptMissing } from '@/shared/state/scripts';

const files = import.meta.glob<ScreenModule>('../screens/*.tsx');
const loaded = new Map<string, ScreenModule>();
const underWay = new Map<string, Promise<ScreenModule>>();

const problems = new Map<string, ScriptMissing>();

export const loadedScreen = (name: string) => loaded.get(name);
export const problemOf = (name: string) => problems.get(name);
export const forgetProblems = () => problems.clear();

/** Fetches a screen's script once. One that does not come is said where the screen would be drawn (ErrorBoundary). */
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
      () => {
        underWay.delete(name);
        const problem = new ScriptMissing();
        problems.set(name, problem);
        throw problem;
      },
    );
    underWay.set(name, promise);
  }
  return promise;
}
