// Another shop sells it for less: shoppers claim after and before they buy, and the shop's people decide.
import type { Random } from './random.ts';
import { beat, type BeatBefore, type BeatClaim, beatenOf, claimable, keepsUnbeaten, paidForOne, type Purchase, reckon } from './reference.ts';
import { rules, type World } from './world.ts';

const cents = (price?: { value: number }) => Math.round((price?.value ?? 0) * 100);
const proof = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], { type: 'application/pdf' });

const formOf = (fields: Record<string, string>, theirs: number) => {
  const form = new FormData();
  const all = { ...fields, competitorPrice: (theirs / 100).toFixed(2), competitorProductURL: 'https://www.goedkoop.example/it' };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  form.append('file', proof, 'Their page.pdf');
  return form;
};

/** Now and then no cheaper than ours, which is refused. */
const theirPrice = (random: Random, own: number) => (own < 2 || random.chance(0.1) ? own + random.below(500) : 1 + random.below(own - 1));

interface Claimant {
  world: World;
  random: Random;
  uid: string;
  token: string;
  key: () => string;
}

/** Sent once, or twice at once under one key: one claim, or none. Answers its id. */
const send = async ({ world, random, token, key }: Claimant, kind: string, form: FormData, about: string) => {
  const once = key();
  const path = `/users/current/tickets/priceBeatClaim?requestType=${kind}_purchase_price_beat`;
  const answers = await Promise.all(Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => world.call(token, 'POST', path, form, once)));
  const made = answers.filter(({ status }) => status === 201);
  const ids = [...new Set(made.map(({ body }) => body.id as string))];
  world.ledger.hold(ids.length <= 1, `${about}: claims ${ids}`);
  const said = `answered ${answers.map(({ status, body }) => `${status} ${body?.errors?.[0]?.message ?? ''}`)}`;
  return { id: ids[0], body: made[0]?.body, said, calls: answers.length };
};

const holdAmounts = (world: World, body: any, own: number, theirs: number, about: string) =>
  world.ledger.equal([cents(body.difference), cents(body.bonus), cents(body.amount)], [own - theirs, beatenOf(own, theirs) - (own - theirs), beatenOf(own, theirs)], `${about}: what it gives`);

/** For one unit of what was bought; whether it is paid only the shop knows, unless it was delivered. */
export const claimAfter = async (who: Claimant, purchases: Purchase[]): Promise<number> => {
  const { world, random } = who;
  const all = purchases.flatMap((order) => order.parts.flatMap((part) => part.lines.map((line) => ({ order, part, line }))));
  const worthIt = all.filter(({ order, line }) => claimable(order, line) || random.chance(0.05)); // now and then what cannot be
  if (worthIt.length === 0) return 0;
  const { order, part, line } = random.of(worthIt);
  const own = paidForOne(order, line);
  const theirs = theirPrice(random, own);
  const may = () => claimable(order, line) && theirs < own;
  const [before, delivered] = [may(), part.delivered];
  const about = `a price beat for line ${line} of order ${order.code}, ${theirs} instead of ${own}`;
  const { id, body, said, calls } = await send(who, 'post', formOf({ orderCode: order.code, entryNumber: String(line) }, theirs), about);
  const after = may(); // staff may have decided about another unit meanwhile
  if (id) {
    world.ledger.hold(before || after, `${about} was taken`);
    holdAmounts(world, body, own, theirs, about);
    order.claims.push({ id, line, amount: beatenOf(own, theirs), state: 'open' });
  } else world.ledger.hold(!(before && after && delivered), `${about} was refused: ${said}`);
  return calls;
};

const standing = (world: World, uid: string, product: string) => world.ledger.beats.some((one) => one.shopper === uid && one.product === product && one.state !== 'refused');

/** For a product that is in no other offer: one at a time, and a coupon for this account alone once it is agreed to. */
export const claimBefore = async (who: Claimant): Promise<number> => {
  const { world, random, uid } = who;
  const { giveaway, third, bundle, television } = world.offers;
  const product = random.of(world.products.filter((one) => ![giveaway.product, third.product, television, ...bundle.products].includes(one)));
  const own = world.prices.get(product)!;
  const theirs = theirPrice(random, own);
  const may = () => !standing(world, uid, product) && theirs < own;
  const before = may();
  const about = `a price beat of ${uid} for ${product}, ${theirs} instead of ${own}`;
  const { id, body, said, calls } = await send(who, 'pre', formOf({ ownProductURL: `/p/${product}`, ownPrice: (own / 100).toFixed(2) }, theirs), about);
  if (id) {
    world.ledger.hold(before || may(), `${about} was taken`);
    holdAmounts(world, body, own, theirs, about);
    world.ledger.beats.push({ id, shopper: uid, product, off: beatenOf(own, theirs), state: 'open' });
  } else world.ledger.hold(!(before && may()), `${about} was refused: ${said}`);
  return calls;
};

/** Agrees, by two people where it takes two, and now and then once too often. Answers what the shop refused with. */
const agree = (world: World, random: Random, id: string, amount: number): string => {
  const alone = amount <= rules.twoPersonsOver;
  const first = world.claims('agree', id, '--as', 'Kagiso');
  if (first || alone) {
    if (!first && random.chance(0.1)) world.ledger.hold(/decided/.test(world.claims('agree', id, '--as', 'Kagiso')), `claim ${id} is agreed to twice`);
    return first;
  }
  world.ledger.hold(/second person/.test(world.claims('agree', id, '--as', 'kagiso ')), `one person is enough for claim ${id}`);
  return world.claims('agree', id, '--as', 'Palesa');
};

const refuse = (world: World, claim: { id: string; state: string }) => {
  world.ledger.equal(world.claims('refuse', claim.id, '--as', 'Kagiso', '--reason', 'It is another model'), '', `refusing claim ${claim.id}`);
  claim.state = 'refused';
};

const decideAfter = (world: World, random: Random, order: Purchase, claim: BeatClaim) => {
  const kept = keepsUnbeaten(order, claim.line);
  const refused = agree(world, random, claim.id, claim.amount);
  if (refused === '') {
    beat(order, claim);
    reckon(order, world.offers);
    return;
  }
  // Its shopper may be cancelling it right now, or its goods were gone when the money came.
  world.ledger.hold(/cancelled or returned/.test(refused) && (!kept || order.changing || order.letGo), `claim ${claim.id} could not be agreed to: ${refused}`);
  refuse(world, claim);
};

const decideBefore = (world: World, random: Random, claim: BeatBefore) => {
  world.ledger.equal(agree(world, random, claim.id, claim.off), '', `agreeing to claim ${claim.id}`);
  claim.state = 'agreed';
  claim.coupon = `BEAT-${claim.id.slice(claim.id.indexOf('-') + 1)}`;
  const owner = world.sql(`SELECT uid FROM customer WHERE id = (SELECT customer_id FROM coupon WHERE code = '${claim.coupon}')`);
  world.ledger.equal(owner, claim.shopper, `whose coupon ${claim.coupon} is`);
};

/** Agrees to most claims that wait, and refuses some. */
export const claimsAgent = (world: World, random: Random) => async (): Promise<number> => {
  const after = [...world.ledger.orders.values()].flatMap((order) => order.claims.filter(({ state }) => state === 'open').map((claim) => ({ order, claim })));
  const before = world.ledger.beats.filter(({ state }) => state === 'open');
  if (after.length + before.length === 0) return 0;
  const at = random.below(after.length + before.length);
  const one = after[at];
  const claim = one?.claim ?? before[at - after.length]!;
  if (random.chance(0.15)) refuse(world, claim);
  else if (one) decideAfter(world, random, one.order, one.claim);
  else decideBefore(world, random, claim as BeatBefore);
  return 1;
};

/** When all is quiet: each claim, its money and its coupon as they should be. */
export const auditClaims = (world: World, used: Map<string, number>) => {
  const { ledger } = world;
  const paid = new Map(world.rows("SELECT request_key, amount_cents FROM refund WHERE request_key LIKE 'price-beat:%'").map(([key]) => [key!.slice('price-beat:'.length).split('/')[0]!, 0]));
  for (const [key, sum] of world.rows("SELECT request_key, amount_cents FROM refund WHERE request_key LIKE 'price-beat:%' AND state = 'done'")) {
    const id = key!.slice('price-beat:'.length).split('/')[0]!;
    paid.set(id, paid.get(id)! + Number(sum));
  }
  const shown: Record<string, string> = { open: 'SENT', agreed: 'PAID', refused: 'REFUSED' };
  const should = [
    ...[...ledger.orders.values()].flatMap(({ claims }) => claims.map(({ id, amount, state }) => [id, shown[state], amount])),
    ...ledger.beats.map(({ id, off, state }) => [id, shown[state], off]),
  ].sort();
  ledger.equal(world.rows('SELECT id, status, amount_cents FROM price_beat_claim').map(([id, status, amount]) => [id, status, Number(amount)]).sort(), should, 'claims');
  for (const order of ledger.orders.values())
    for (const { id, amount, state } of order.claims) ledger.equal(paid.get(id), state === 'agreed' ? amount : undefined, `paid back for claim ${id}`);
  ledger.equal(paid.size, [...ledger.orders.values()].reduce((sum, { claims }) => sum + claims.filter(({ state }) => state === 'agreed').length, 0), 'claims money went back for');
  for (const { coupon, shopper } of ledger.beats)
    if (coupon) {
      const times = used.get(coupon) ?? 0;
      ledger.hold(times <= 1, `${coupon} of ${shopper} was used ${times} times`);
      ledger.equal(world.figure(`SELECT COALESCE(SUM(used), 0) FROM promotion_use WHERE kind = 'coupon' AND code = '${coupon}' AND customer_id = ''`), times, `uses of ${coupon}`);
    }
};
