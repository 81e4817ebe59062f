import { reloadForPart } from '@/shared/state/scripts';
import { sayThatScriptIsMissing } from './toast';

/** A script that one thing needs. Nothing when it cannot be had, which is said then, unless the page is loaded again. */
export async function fetchScript<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    if (!(await reloadForPart())) sayThatScriptIsMissing();
    return undefined;
  }
}
