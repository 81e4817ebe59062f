/** The first page of the spread a page belongs to. */
export const startOfSpread = (page: number, shown: number): number => page - (page % shown);

/** Where the last spread begins. */
export const lastSpread = (pages: number, shown: number): number =>
  startOfSpread(Math.max(0, pages - 1), shown);
