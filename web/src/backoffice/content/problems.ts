import { placeOf } from './document';
import type { Component, Document, Page } from './words';

/** What stands in the way at a component's members, as long as they are as they were saved. */
export function problemsOf(page: Page, component: Component): (path: string) => string | undefined {
  const place = placeOf(page.page, component.uid);
  if (!place) return () => undefined;
  const at = `slots/${place.slot}/components/${place.at}/`;
  const saved = place.component.properties;
  return (path) => {
    const [member = ''] = path.split('/');
    const isSame = JSON.stringify(saved[member]) === JSON.stringify(component.properties[member]);
    const found = (field: string) => page.problems.find((each) => each.field === at + field)?.reason;
    return isSame ? found(`properties/${path}`) : undefined;
  };
}

/** Components something is wrong with, by uid. */
export const troubled = (page: Page): ReadonlySet<string> =>
  new Set(
    page.problems.flatMap(({ field }) => {
      const [, slot, at] = /^slots\/(\d+)\/components\/(\d+)\//.exec(field) ?? [];
      const uid = slot && at ? page.page.slots[Number(slot)]?.components[Number(at)]?.uid : undefined;
      return uid ? [uid] : [];
    }),
  );

/** Components that are other than they are published. */
export const changedIn = (page: Page): ReadonlySet<string> =>
  new Set(
    page.changes.flatMap(({ field }) => {
      const [, uid] = /^components\/([^/]+)\//.exec(field) ?? [];
      return uid ? [uid] : [];
    }),
  );

/** Of the page's own members: `title`. */
export const problemOf = (page: Page, document: Document, field: keyof Document): string | undefined =>
  page.page[field] === document[field]
    ? page.problems.find((each) => each.field === field)?.reason
    : undefined;
