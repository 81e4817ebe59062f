/** `waited` says that another tab was first, so that what it wrote may still be on its way here. */
type Work<T> = (waited: boolean) => Promise<T>;

/** Does the work while no other tab of the shop does work of this name. */
export async function alone<T>(name: string, work: Work<T>): Promise<T> {
  // Only secure pages have it, and a shop in a local network may not be one.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) return (await import('./lock-in-database')).alone(name, work);
  const free = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { value: await work(false) } : undefined,
  );
  return free ? free.value : locks.request(name, () => work(true));
}
