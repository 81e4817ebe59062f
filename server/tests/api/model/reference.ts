// What a shop with these rules must come to, in a few sums over what shoppers, warehouse and gateway did. Written from
// the rules as documented, with nothing of the server's.

export interface Rules {
  depositPercent: number;
  deliveryFee: number;
  freeOver: number;
  coupons: Record<string, { off: number; most: number; mostEach: number }>;
  /** A price beat that gives more takes two persons. */
  twoPersonsOver: number;
}

/** Which products are on offer; there is no more than one offer for each. */
export interface Offers {
  /** One `gift` comes free with each unit of `product`. */
  giveaway: { product: string; gift: string };
  /** Who buys two gets a third free, in so many orders. */
  third: { product: string; most: number };
  /** The two together cost `worth`. */
  bundle: { products: [string, string]; worth: number };
  /** Sold only with a licence; its fee is the licence's, however many there are. */
  television: string;
  /** Not released most of the time: a share of the goods is paid with the order, the rest after the release. */
  preOrders: string[];
}

/** What one shopper's cart holds: units by product, in the order they came. */
export interface Basket {
  lines: Map<string, number>;
  coupon?: string;
}

/** A price beaten before the purchase: its coupon takes so much off one unit of the product, once. */
export interface BeatBefore {
  id: string;
  shopper: string;
  product: string;
  off: number;
  state: 'open' | 'agreed' | 'refused';
  coupon?: string;
}

export interface Line {
  product: string;
  units: number;
  cents: number; // paid for all units, offers and coupon taken off
  gift: boolean;
  free: number; // units of it that cost nothing because others were bought
  price: number; // of one, without any of that
}

export interface Sum {
  lines: Line[];
  delivery: number;
  total: number;
}

/** How many units come free in each group of three. */
export const thirdsOf = (units: number) => Math.floor(units / 3);

/** What each of the two of a bundle costs less; a cent that cannot be halved goes to the lower product code. */
const bundleOff = ({ products, worth }: Offers['bundle'], prices: Map<string, number>): Map<string, number> => {
  const [first, second] = [...products].sort();
  const [one, whole] = [prices.get(first!)!, prices.get(first!)! + prices.get(second!)!];
  const off = whole - worth;
  const ofFirst = Math.floor((2 * off * one + whole) / (2 * whole)); // to the nearest cent, halves up
  return new Map([[first!, ofFirst], [second!, off - ofFirst]]);
};

/** `spent`: the third free has been had as often as it may be. `beat`: its coupon counts. */
export const priceOf = (basket: Basket, prices: Map<string, number>, rules: Rules, offers: Offers, spent: boolean, beat?: BeatBefore): Sum => {
  const bundles = Math.min(...offers.bundle.products.map((product) => basket.lines.get(product) ?? 0));
  const off_ = bundleOff(offers.bundle, prices);
  const plain: Line[] = [...basket.lines].map(([product, units]) => {
    const price = prices.get(product)!;
    const free = product === offers.third.product && !spent ? thirdsOf(units) : 0;
    return { product, units, price, gift: false, free, cents: price * (units - free) - bundles * (off_.get(product) ?? 0) - (beat?.product === product ? beat.off : 0) };
  });
  const gifts = basket.lines.get(offers.giveaway.product) ?? 0;
  const { gift } = offers.giveaway;
  if (gifts > 0) plain.push({ product: gift, units: gifts, cents: 0, gift: true, free: gifts, price: prices.get(gift)! });
  const goods = plain.reduce((sum, { cents }) => sum + cents, 0);
  const undiscounted = plain.reduce((sum, line) => sum + (line.gift ? 0 : line.price * line.units), 0);
  const off = basket.coupon && !beat ? Math.min(rules.coupons[basket.coupon]!.off, goods) : 0;
  // by largest remainder; among equals by product, for it must not matter in which order things came into the cart; of
  // goods that cost nothing, such as one that was beaten down to it, nothing is taken off
  const shares = plain.map(({ cents }, at) => ({ at, whole: Math.floor((off * cents) / (goods || 1)), rest: (off * cents) % (goods || 1) }));
  let left = off - shares.reduce((sum, { whole }) => sum + whole, 0);
  const byProduct = (a: { at: number }, b: { at: number }) => (plain[a.at]!.product < plain[b.at]!.product ? -1 : 1);
  for (const share of [...shares].sort((a, b) => b.rest - a.rest || byProduct(a, b))) if (left-- > 0) share.whole += 1;
  const lines = plain.map((line, at) => ({ ...line, cents: line.cents - shares[at]!.whole }));
  const delivery = undiscounted > rules.freeOver ? 0 : rules.deliveryFee;
  return { lines, delivery, total: goods - off + delivery };
};

/** The first part of what a pre-order costs: a share of its goods, halves of a cent up. */
export const depositOf = ({ lines }: Sum, rules: Rules) =>
  Math.floor((2 * rules.depositPercent * lines.reduce((sum, { cents }) => sum + cents, 0) + 100) / 200);

/** Units of one line that are on their way back, until somebody has decided. */
export interface Returned {
  code: string;
  line: number;
  units: number;
  open: boolean;
}

/** What is claimed for one unit of a line because another shop sells it for less. */
export interface BeatClaim {
  id: string;
  line: number;
  amount: number;
  state: 'open' | 'agreed' | 'refused';
}

export interface Purchase extends Sum {
  code: string;
  shopper: string;
  coupon?: string;
  /** Had the third free. */
  third: boolean;
  /** Of the television licence. */
  fee: number;
  cancelled: number[]; // units of each line
  returned: number[]; // that came back after they were handed over, and were paid back
  returns: Returned[];
  claims: BeatClaim[];
  /** Its shopper is cancelling something of it. */
  changing: boolean;
  /** What is paid for the goods that are kept: never rises by cancelling. */
  goods: number;
  parts: { code: string; lines: number[]; delivery: number; stepping: boolean; begun: boolean; delivered: boolean }[];
  /** Declined, run out or expired at some time: its goods may have gone to somebody else. */
  letGo: boolean;
  /** Of a pre-order. */
  deposit?: number;
  /** The day by which its balance is paid has passed. */
  late: boolean;
  /** Cancelled as a whole before any money came. */
  withdrawn: boolean;
}

/** What the cents of a line are worth for so many of its units: halves go up, all units are the whole line. */
const worth = ({ cents, units }: { cents: number; units: number }, some: number) => Math.floor((2 * cents * some + units) / (2 * units));

const gone = (order: Purchase, at: number) => order.cancelled[at]! + order.returned[at]!;
const kept = (order: Purchase, at: number) => order.lines[at]!.units - gone(order, at);

/** Units that could be sent back: kept, and not on their way already. */
export const returnable = (order: Purchase, at: number) =>
  kept(order, at) - order.returns.reduce((sum, { line, units, open }) => sum + (open && line === at ? units : 0), 0);

/** The difference and 10 % of it, half a cent up, but no more than was paid. */
export const beatenOf = (own: number, theirs: number) => own - theirs + Math.min(Math.floor(((own - theirs) * 10 + 50) / 100), theirs);

/** What was paid for one unit; odd cents are nobody's. */
export const paidForOne = ({ lines }: Purchase, at: number) => Math.floor(lines[at]!.cents / lines[at]!.units);

/** Of the price beats for units of a line. */
const beatenUnits = (order: Purchase, at: number) => {
  const agreed = order.claims.filter(({ line, state }) => line === at && state === 'agreed');
  return { units: agreed.length, cents: agreed.reduce((sum, { amount }) => sum + amount, 0) };
};

/** A unit that was paid for and is kept, for which nothing is claimed yet. */
export const claimable = (order: Purchase, at: number) =>
  !order.lines[at]!.gift && paidForOne(order, at) > 0 && order.claims.filter(({ line, state }) => line === at && state !== 'refused').length < kept(order, at);

/** More units are kept than price beats were paid for. */
export const keepsUnbeaten = (order: Purchase, at: number) => beatenUnits(order, at).units < kept(order, at);

/** It is agreed to: so much of what was paid goes back. */
export const beat = (order: Purchase, claim: BeatClaim) => {
  claim.state = 'agreed';
  order.goods -= claim.amount;
};

/** What of a line's price is still with the shop, but for gifts. Units without a price beat go first; of the others only
 * the rest is there to be given back. */
const left = (order: Purchase, at: number): number => {
  const line = order.lines[at]!;
  const beaten = beatenUnits(order, at);
  const beatenGone = gone(order, at) - (line.units - beaten.units);
  return line.cents - worth(line, gone(order, at)) - beaten.cents + (beatenGone > 0 ? worth(beaten, beatenGone) : 0);
};

/** Free units of a line that what is kept still earns. */
const earned = (order: Purchase, at: number, offers: Offers): number => {
  const line = order.lines[at]!;
  if (!line.gift) return Math.min(line.free, Math.max(0, kept(order, at) - 2 * line.free)); // each needs two that are paid for
  const by = order.lines.findIndex((one) => !one.gift && one.product === offers.giveaway.product);
  return Math.min(kept(order, at), kept(order, by));
};

/** What is owed for free units that are kept and no longer earned: the share of the saving they carry, less what is earned. */
const unearned = (order: Purchase, at: number, offers: Offers): number => {
  const line = order.lines[at]!;
  if (line.free === 0) return 0;
  const saving = { cents: line.free * line.price, units: line.units };
  return Math.max(0, worth(saving, kept(order, at)) - earned(order, at, offers) * line.price);
};

/** Units of gifts that are kept without what earned them, by line. */
export const surplus = (order: Purchase, at: number, offers: Offers): number => (order.lines[at]!.gift ? kept(order, at) - earned(order, at, offers) : 0);

/** After units were cancelled or returned: nobody pays for having done so. */
export const reckon = (order: Purchase, offers: Offers) => {
  const now = order.lines.reduce((sum, _, at) => sum + left(order, at) + unearned(order, at, offers), 0);
  order.goods = Math.min(order.goods, now);
};

/** How much of a refund stayed with the shop for what is kept unearned. */
export const withheld = (order: Purchase) => order.goods - order.lines.reduce((sum, _, at) => sum + left(order, at), 0);

/** What the shopper keeps and pays of an order that stands. */
export const keptOf = (order: Purchase, offers: Offers): number => {
  const stands = ({ lines }: { lines: number[] }) => lines.some((at) => kept(order, at) > 0);
  // one price takes all parts to the door, and goes back with the last of them
  const delivery = order.parts.some(stands) ? order.parts.reduce((sum, part) => sum + part.delivery, 0) : 0;
  // a licence is not taken back with a television that was handed over
  const televisions = order.lines.some(({ product, units }, at) => product === offers.television && order.cancelled[at]! < units);
  return order.goods + delivery + (televisions ? order.fee : 0);
};

export const unitsKept = (order: Purchase) =>
  order.withdrawn ? [] : order.lines.map(({ product }, at) => ({ product, units: kept(order, at) })).filter(({ units }) => units > 0);

export class Ledger {
  readonly onHand = new Map<string, number>();
  readonly orders = new Map<string, Purchase>();
  readonly beats: BeatBefore[] = [];
  /** Orders that could have had the third free and did not: it had to be spent. */
  readonly withoutThird: string[] = [];
  readonly faults: string[] = [];

  hold(what: boolean, message: string) {
    if (!what && this.faults.length < 50) this.faults.push(message);
  }

  equal(is: unknown, should: unknown, message: string) {
    const [left, right] = [JSON.stringify(is), JSON.stringify(should)];
    this.hold(left === right, `${message}: is ${left}, should be ${right}`);
  }
}
