let isKept: boolean | undefined;

/** Whether the browser keeps what is written: of a page loaded before, nothing is left where it does not. */
export const keepsData = (): boolean => (isKept ??= probe());

function probe(): boolean {
  const key = 'spaza.probe';
  try {
    window.localStorage.setItem(key, key);
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
