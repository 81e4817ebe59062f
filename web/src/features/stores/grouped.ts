import type { PointOfService } from './rules';

export interface Numbered {
  store: PointOfService;
  /** As in the list. */
  number: number;
}

/** A pin's box, in pixels, and a little air: closer than this, pins would hide each other. */
const box = 48;

/** Stores as they can be shown: alone, or with those that would lie on them. */
export function grouped(
  stores: readonly PointOfService[],
  pixelOf: (store: PointOfService) => { x: number; y: number },
): Numbered[][] {
  const groups: { members: Numbered[]; x: number; y: number }[] = [];
  stores.forEach((store, n) => {
    const { x, y } = pixelOf(store);
    const near = groups.find((group) => Math.max(Math.abs(group.x - x), Math.abs(group.y - y)) < box);
    const member = { store, number: n + 1 };
    if (near) near.members.push(member);
    else groups.push({ members: [member], x, y });
  });
  return groups.map(({ members }) => members);
}
