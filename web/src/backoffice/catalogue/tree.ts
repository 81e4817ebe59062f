/** A category and where it stands; siblings in the order of the shop's menu. */
export interface Leaf {
  code: string;
  parent: string | undefined;
}

export interface Row<T extends Leaf> {
  one: T;
  depth: number;
  hasBelow: boolean;
}

export const belowOf = <T extends Leaf>(all: readonly T[], parent: string | undefined): T[] =>
  all.filter((each) => each.parent === parent);

/** What is drawn, top down: what is below an open one, and everything that matches a search with the way to it. */
export function rowsOf<T extends Leaf>(
  all: readonly T[],
  isOpen: (code: string) => boolean,
  matches?: (one: T) => boolean,
): Row<T>[] {
  const children = new Map<string | undefined, T[]>();
  for (const each of all) children.set(each.parent, [...(children.get(each.parent) ?? []), each]);
  const isWanted = (one: T): boolean =>
    !matches || matches(one) || (children.get(one.code) ?? []).some(isWanted);
  const walk = (parent: string | undefined, depth: number): Row<T>[] =>
    (children.get(parent) ?? []).filter(isWanted).flatMap((one) => {
      const hasBelow = (children.get(one.code) ?? []).length > 0;
      return [
        { one, depth, hasBelow },
        ...(hasBelow && (matches !== undefined || isOpen(one.code)) ? walk(one.code, depth + 1) : []),
      ];
    });
  return walk(undefined, 0);
}

/** Itself and all it is in, from the top. */
export function wayTo<T extends Leaf>(all: readonly T[], code: string): T[] {
  const way: T[] = [];
  for (let one = all.find((each) => each.code === code); one && !way.includes(one);) {
    way.unshift(one);
    const { parent } = one;
    one = all.find((each) => each.code === parent);
  }
  return way;
}

export const isWithin = (all: readonly Leaf[], code: string, top: string): boolean =>
  wayTo(all, code).some((each) => each.code === top);

/** Where something is to go: inside what, and as which of those inside. */
export interface Move {
  parent: string | undefined;
  position: number;
}

/** One up or down among its siblings, in (`right`) the one before it, or out (`left`) behind what it is in; nothing where it can go no further. */
export function moveOf(
  all: readonly Leaf[],
  code: string,
  way: 'up' | 'down' | 'left' | 'right',
): Move | undefined {
  const one = all.find((each) => each.code === code);
  if (!one) return undefined;
  const siblings = belowOf(all, one.parent);
  const at = siblings.indexOf(one);
  if (way === 'up') return at > 0 ? { parent: one.parent, position: at - 1 } : undefined;
  if (way === 'down') return at < siblings.length - 1 ? { parent: one.parent, position: at + 1 } : undefined;
  if (way === 'right') {
    const before = siblings[at - 1];
    return before && { parent: before.code, position: belowOf(all, before.code).length };
  }
  const outer = all.find((each) => each.code === one.parent);
  if (!outer) return undefined;
  return { parent: outer.parent, position: belowOf(all, outer.parent).indexOf(outer) + 1 };
}

/** Dropped on another: it takes that one's place among its siblings. Nothing where it would be inside itself. */
export function dropOf(all: readonly Leaf[], code: string, on: string): Move | undefined {
  const target = all.find((each) => each.code === on);
  if (!target || code === on || isWithin(all, on, code)) return undefined;
  return { parent: target.parent, position: belowOf(all, target.parent).indexOf(target) };
}

/** The tree as it will be, to be shown before the server has said so. */
export function moved<T extends Leaf>(all: readonly T[], code: string, { parent, position }: Move): T[] {
  const one = all.find((each) => each.code === code);
  if (!one) return [...all];
  const others = all.filter((each) => each !== one);
  const siblings = belowOf(others, parent);
  const next = siblings[position];
  const at = next ? others.indexOf(next) : others.length;
  return [...others.slice(0, at), { ...one, parent }, ...others.slice(at)];
}
