import type { Component, Document, Slot } from './words';

/** What of the page is chosen: itself, or a component by its uid. */
export type Chosen = { page: true } | { uid: string };
export const thePage: Chosen = { page: true };

export interface Place {
  slot: number;
  at: number;
  component: Component;
}

export function placeOf({ slots }: Document, uid: string): Place | undefined {
  for (const [slot, { components }] of slots.entries()) {
    const at = components.findIndex((each) => each.uid === uid);
    if (at >= 0) return { slot, at, component: components[at]! };
  }
  return undefined;
}

const withSlots = (page: Document, slots: Slot[]): Document => ({ ...page, slots });
const withComponents = (slots: readonly Slot[], of: number, components: Component[]): Slot[] =>
  slots.map((slot, n) => (n === of ? { ...slot, components } : slot));

export function withComponent(page: Document, component: Component): Document {
  const place = placeOf(page, component.uid);
  if (!place) return page;
  const components = page.slots[place.slot]!.components.with(place.at, component);
  return withSlots(page, withComponents(page.slots, place.slot, components));
}

/** Without what is empty: a member that says nothing is not there. */
export function withMember<T extends object>(of: T, name: string, value: unknown): T {
  const next = { ...of } as Record<string, unknown>;
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) delete next[name];
  else next[name] = value;
  return next as T;
}

export function added(page: Document, slot: number, component: Component): Document {
  const { components } = page.slots[slot]!;
  return withSlots(page, withComponents(page.slots, slot, [...components, component]));
}

export function removed(page: Document, uid: string): Document {
  return withSlots(
    page,
    page.slots.map((slot) => ({ ...slot, components: slot.components.filter((each) => each.uid !== uid) })),
  );
}

/** One step up or down; over the edge of its slot into the next one. */
export function moved(page: Document, uid: string, by: 1 | -1): Document {
  const place = placeOf(page, uid);
  if (!place) return page;
  const { slot, at, component } = place;
  const here = page.slots[slot]!.components;
  const without = here.toSpliced(at, 1);
  const to = at + by;
  if (to >= 0 && to < here.length)
    return withSlots(page, withComponents(page.slots, slot, without.toSpliced(to, 0, component)));
  const next = page.slots[slot + by];
  if (!next || next.components.some(({ type }) => type === 'SharedSlot')) return page;
  const there = by > 0 ? [component, ...next.components] : [...next.components, component];
  return withSlots(page, withComponents(withComponents(page.slots, slot, without), slot + by, there));
}

export function movedSlot(page: Document, from: number, by: 1 | -1): Document {
  const slot = page.slots[from];
  const to = from + by;
  if (!slot || to < 0 || to >= page.slots.length) return page;
  return withSlots(page, page.slots.toSpliced(from, 1).toSpliced(to, 0, slot));
}

export const withSlot = (page: Document, code: string): Document =>
  withSlots(page, [...page.slots, { code, isLazy: false, components: [] }]);

/** A uid nobody has: of the page, its kind and a number by chance. */
export function newUid(code: string, type: string, chance = Math.random()): string {
  const part = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const number = Math.floor(chance * 36 ** 6).toString(36);
  return `${part(code)}-${part(type)}-${number}`.slice(0, 100);
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
};
const reported = (page: Document) =>
  JSON.stringify(
    sorted({ ...page, slots: page.slots.map((slot) => ({ ...slot, isLazy: slot.isLazy ?? false })) }),
  );

/** Whatever the order of members. */
export const isSamePage = (a: Document, b: Document): boolean => reported(a) === reported(b);

/** What components are called, by uid. */
export const namesOf = (
  nameOf: (component: Component) => string,
  ...pages: readonly (Document | undefined)[]
): ReadonlyMap<string, string> =>
  new Map(
    pages.flatMap((page) =>
      (page?.slots ?? []).flatMap(({ components }) =>
        components.map((each) => [each.uid, nameOf(each)] as const),
      ),
    ),
  );
