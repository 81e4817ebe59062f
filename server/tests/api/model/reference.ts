// What a shop with these rules must come to, in a few sums over what shoppers, warehouse and gateway did. Written from
// the rules as documented, with nothing of the server's.

export interface Rules {
  deliveryFee: number;
  freeOver: number;
  coupons: Record<string, { off: number; most: number; mostEach: number }>;
}

/** What one shopper's cart holds: units by product, in the order they came. */
export interface Basket {
  lines: Map<string, number>;
  coupon?: string;
}

export interface Line {
  product: string;
  units: number;
  cents: number; // paid for all units, coupon taken off
}

export interface Sum {
  lines: Line[];
  delivery: number;
  total: number;
}

export const priceOf = (basket: Basket, prices: Map<string, number>, rules: Rules): Sum => {
  const plain = [...basket.lines].map(([product, units]) => ({ product, units, cents: prices.get(product)! * units }));
  const goods = plain.reduce((sum, { cents }) => sum + cents, 0);
  const off = basket.coupon ? Math.min(rules.coupons[basket.coupon]!.off, goods) : 0;
  // by largest remainder; among equals by product, for it must not matter in which order things came into the cart
  const shares = plain.map(({ cents }, at) => ({ at, whole: Math.floor((off * cents) / goods), rest: (off * cents) % goods }));
  let left = off - shares.reduce((sum, { whole }) => sum + whole, 0);
  const byProduct = (a: { at: number }, b: { at: number }) => (plain[a.at]!.product < plain[b.at]!.product ? -1 : 1);
  for (const share of [...shares].sort((a, b) => b.rest - a.rest || byProduct(a, b))) if (left-- > 0) share.whole += 1;
  const lines = plain.map((line, at) => ({ ...line, cents: line.cents - shares[at]!.whole }));
  const delivery = goods > rules.freeOver ? 0 : rules.deliveryFee;
  return { lines, delivery, total: goods - off + delivery };
};

export interface Purchase extends Sum {
  code: string;
  shopper: string;
  coupon?: string;
  cancelled: number[]; // units of each line
  parts: { code: string; lines: number[]; delivery: number; begun: boolean }[];
  /** Declined, run out or expired at some time: its goods may have gone to somebody else. */
  letGo: boolean;
  /** Cancelled as a whole before any money came. */
  withdrawn: boolean;
}

/** What the cents of a line are worth for so many of its units: halves go up, all units are the whole line. */
const worth = ({ cents, units }: Line, some: number) => Math.floor((2 * cents * some + units) / (2 * units));

/** What the shopper keeps and pays of an order that stands. */
export const keptOf = (order: Purchase): number => {
  const goods = order.lines.reduce((sum, line, at) => sum + line.cents - worth(line, order.cancelled[at]!), 0);
  const stands = ({ lines }: { lines: number[] }) => lines.some((at) => order.cancelled[at]! < order.lines[at]!.units);
  const delivery = order.parts.reduce((sum, part) => sum + (stands(part) ? part.delivery : 0), 0);
  return goods + delivery;
};

export const unitsKept = (order: Purchase) =>
  order.withdrawn ? [] : order.lines.map(({ product, units }, at) => ({ product, units: units - order.cancelled[at]! })).filter(({ units }) => units > 0);

export class Books {
  readonly onHand = new Map<string, number>();
  readonly orders = new Map<string, Purchase>();
  readonly faults: string[] = [];

  hold(what: boolean, message: string) {
    if (!what && this.faults.length < 50) this.faults.push(message);
  }

  equal(is: unknown, should: unknown, message: string) {
    const [left, right] = [JSON.stringify(is), JSON.stringify(should)];
    this.hold(left === right, `${message}: is ${left}, should be ${right}`);
  }
}
