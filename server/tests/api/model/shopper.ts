// One shopper who fills carts, orders, pays in good and bad ways, changes their mind, and looks.
import { choose } from '../support/buying.ts';
import { PaymentPage } from '../support/gateway.ts';
import { addressForm, signUpForm } from '../support/people.ts';
import { claimAfter, claimBefore } from './price-beats.ts';
import type { Random } from './random.ts';
import { type Basket, depositOf, priceOf, type Purchase, reckon, returnable, surplus, thirdsOf } from './reference.ts';
import { Lost, rules, type World } from './world.ts';

const cents = (price?: { value: number }) => Math.round((price?.value ?? 0) * 100);
/** Who asks the licence authority, by the fee it answers. */
const buyers = { 0: '9202204720083', 26_500: '8001015009087', 33_920: '8501015000085' };
const bought = (entries: any[] = []) => entries.filter(({ giveAway }) => !giveAway);
const modes = ['card', 'instant_eft', 'store_card', 'instalments'];
const buttons = {
  Pay: 8,
  Decline: 2,
  Cancel: 1,
  'Pay but lose the return': 2,
  'Pay but lose the notification': 2,
  'Pay but delay notify': 2,
  'Notify twice': 2,
  'Notify out of order': 2,
  'Notify with wrong amount': 1,
  'Notify with bad signature': 1,
  '500 on query': 1,
};

interface Attempt {
  order: Purchase;
  payment: any;
  paid: boolean;
}

export class Shopper {
  readonly uid: string;
  readonly purchases: Purchase[] = [];
  private readonly attempts: Attempt[] = [];
  private basket: Basket = { lines: new Map() };
  private token = '';
  private keys = 0;
  private readonly began = Date.now();

  constructor(
    private readonly world: World,
    private readonly random: Random,
    number: number,
  ) {
    this.uid = `model${number}@example.co.za`;
  }

  async arrive() {
    const session = await this.world.call('', 'POST', '/newUser', signUpForm({ email: this.uid }));
    this.token = session.body.access_token;
    const address = await this.world.call(this.token, 'POST', '/users/current/addresses?useAddress=true', addressForm({ defaultAddress: true }));
    if (address.status >= 300) throw new Error(`no address: ${JSON.stringify(address)}`);
  }

  /** Does something, in as many calls as it answers. */
  async act(): Promise<number> {
    const what = this.random.weighted({ add: 8, deal: 2, change: 2, coupon: 2, buy: 5, preOrder: 1, pay: 5, otherWay: 1, balance: 4, cancel: 2, sendBack: 3, claim: 3, claimFirst: 2, look: 1 });
    return this[what]();
  }

  private call(method: string, path: string, body?: unknown, key = false) {
    return this.world.call(this.token, method, path, body, key ? `${this.uid}-${(this.keys += 1)}` : undefined);
  }

  private async cart(): Promise<any | undefined> {
    const { status, body } = await this.call('GET', '/users/current/carts/current?fields=FULL');
    return status === 200 ? body : undefined;
  }

  /** What the cart holds is only known by looking: an answer was lost. A coupon that takes nothing off yet is on it, too. */
  private async lookAgain() {
    const cart = await this.cart();
    this.basket = { lines: new Map<string, number>(bought(cart?.entries).map((entry: any) => [entry.product.code, entry.quantity])), coupon: cart?.couponData?.couponId };
  }

  private async tentatively(work: () => Promise<void>) {
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Lost)) throw problem;
      await this.lookAgain();
    }
  }

  private async add() {
    const cheaper = this.world.ledger.beats.filter(({ shopper, coupon }) => shopper === this.uid && coupon).map(({ product }) => product);
    const product = this.random.of(cheaper.length > 0 && this.random.chance(0.3) ? cheaper : this.world.products);
    const units = 1 + this.random.below(3);
    const form = { productCode: product, quantity: units };
    const path = '/users/current/carts/addtocart';
    await this.tentatively(async () => {
      const answer = this.random.chance(0.5) ? await this.call('POST', path, form, true) : await this.world.once(this.token, 'POST', path, form);
      if (answer.status >= 300 || answer.body.responseStatus === false) return;
      const added = answer.body.quantityAdded as number; // fewer when no more are there
      this.world.ledger.hold(added <= units, `${added} of ${product} added instead of ${units}`);
      if (added > 0) this.basket.lines.set(product, (this.basket.lines.get(product) ?? 0) + added);
    });
    return 1;
  }

  /** Both of the bundle, or neither. */
  private async deal() {
    const { products } = this.world.offers.bundle;
    const dealProducts = products.map((productCode) => ({ productCode, quantity: 1 }));
    const answer = await this.call('POST', '/users/current/carts/addDeal', { dealProducts }, true);
    if (answer.status < 300) for (const product of products) this.basket.lines.set(product, (this.basket.lines.get(product) ?? 0) + 1);
    return 1;
  }

  private async change() {
    const cart = await this.cart();
    const entries = bought(cart?.entries);
    if (entries.length === 0) return 1;
    const entry = this.random.of<any>(entries);
    const units = this.random.below(4);
    await this.tentatively(async () => {
      const answer = await this.world.once(this.token, 'PATCH', `/users/current/carts/current/entries/${entry.entryNumber}`, { quantity: units });
      if (answer.status >= 300) return;
      const granted = answer.body.entry?.quantity ?? 0;
      this.world.ledger.hold(granted <= Math.max(units, entry.quantity), `${granted} of ${entry.product.code} granted instead of ${units}`);
      if (granted === 0) this.basket.lines.delete(entry.product.code);
      else this.basket.lines.set(entry.product.code, granted);
    });
    return 2;
  }

  private async coupon() {
    if (this.basket.lines.size === 0 || this.basket.coupon) return 0;
    const beaten = this.world.ledger.beats.filter(({ coupon, product, shopper }) => coupon && (shopper === this.uid ? this.basket.lines.has(product) : this.random.chance(0.01)));
    const beat = beaten.length > 0 ? this.random.of(beaten) : undefined;
    const code = beat?.coupon ?? this.random.of(Object.keys(rules.coupons));
    await this.tentatively(async () => {
      const answer = await this.world.once(this.token, 'POST', `/users/current/carts/current/redeem/coupon/${code}`, { couponCode: code });
      if (answer.status >= 300 || answer.body.responseStatus === false) return;
      this.world.ledger.hold(!beat || beat.shopper === this.uid, `${this.uid} may use ${code} of ${beat?.shopper}`);
      this.basket.coupon = code;
    });
    return 1;
  }

  private async putAway() {
    await this.call('DELETE', '/users/current/carts/current');
    this.basket = { lines: new Map() };
    return 1;
  }

  private async buy() {
    if (this.basket.lines.size === 0) return 0;
    const { ledger } = this.world;
    const cart = await this.cart();
    const holds: [string, number][] = bought(cart?.entries).map((entry: any) => [entry.product.code, entry.quantity]);
    ledger.equal(Object.fromEntries(holds), Object.fromEntries(this.basket.lines), `the cart of ${this.uid}`);
    this.basket.lines = new Map(holds);
    if (!cart || holds.length === 0) return 1;
    const path = `/users/current/carts/${cart.code}`;

    const fee = await this.licence(path, cart.tvLicence?.isAdded ?? false);
    const checkout = await this.call('GET', `${path}/checkout?fields=FULL`);
    if (checkout.status !== 200) return 2 + (await this.putAway());
    let shipments;
    try {
      shipments = choose(checkout.body, 'doorstep');
    } catch {
      return 2 + (await this.putAway());
    }
    const confirmed = await this.call('POST', `${path}/confirmCheckout?fields=FULL`, { shipments }, true);
    if (confirmed.status >= 300 || confirmed.body.responseStatus === false) return 3 + (await this.putAway());

    const placed = await this.call('POST', '/users/current/orders?fields=FULL', { cartId: cart.code, paymentMode: this.random.of(modes), termsChecked: true, confirmDuplicate: true }, true);
    if (placed.status >= 300) {
      if (placed.status === 400 && placed.body.errors[0].type === 'PaymentError') return 4; // too much for instalments
      return 4 + (await this.putAway());
    }
    this.keep(placed.body, this.basket, cents(confirmed.body.totalPriceWithTax), fee);
    this.basket = { lines: new Map() };
    if (this.random.chance(0.1)) {
      // impatient: the same cart once more, without a key
      const again = await this.call('POST', '/users/current/orders?fields=FULL', { cartId: cart.code, paymentMode: placed.body.paymentMode.code, termsChecked: true, confirmDuplicate: true });
      ledger.equal(again.body?.code, placed.body.code, `the same cart ordered twice by ${this.uid}`);
      return 5;
    }
    return 4;
  }

  /** What is not released is ordered in a cart of its own; what is, is refused there. */
  private async preOrder() {
    const product = this.random.of(this.world.offers.preOrders);
    const wanted = 1 + this.random.below(2);
    const put = await this.call('PUT', '/users/current/carts/addtocart?isPreOrderCart=true&replacePreOrder=true&fields=FULL', { productCode: product, quantity: wanted, entryNumber: 0 }, true);
    if (put.status >= 300) return 1;
    const path = `/users/current/carts/${put.body.code}`;
    const checkout = await this.call('GET', `${path}/checkout?fields=FULL`);
    let shipments;
    try {
      shipments = choose(checkout.body, 'doorstep');
    } catch {
      return 2; // released since, or sold out
    }
    const confirmed = await this.call('POST', `${path}/confirmCheckout?fields=FULL`, { shipments }, true);
    if (confirmed.status >= 300 || confirmed.body.responseStatus === false) return 3;
    const placed = await this.call('POST', '/users/current/orders?fields=FULL', { cartId: put.body.code, paymentMode: this.random.of(modes), termsChecked: true, confirmDuplicate: true }, true);
    if (placed.status >= 300) return 4;
    const units = placed.body.entries[0].quantity as number;
    this.world.ledger.hold(units === wanted, `pre-order ${placed.body.code} has ${units} units instead of ${wanted}`);
    this.keep(placed.body, { lines: new Map([[product, units]]) }, cents(confirmed.body.totalPriceWithTax), 0);
    return 4;
  }

  /** Pays what is left of a pre-order; before the release and afterwards there is nothing to be paid. */
  private async balance() {
    const owing = this.purchases.filter(({ deposit }) => deposit !== undefined);
    return owing.length === 0 ? 0 : this.payAgain(this.random.of(owing.slice(-8)));
  }

  /** Puts one on a cart with a television, and says what it costs; without one it cannot be bought. */
  private async licence(path: string, added: boolean): Promise<number> {
    if (!this.basket.lines.has(this.world.offers.television)) return 0;
    if (!added && this.random.chance(0.3)) {
      const { body } = await this.call('GET', `${path}/checkout?fields=FULL`);
      const shipments = (body.shipmentEntries?.shipments ?? []).map(({ posName, tradingType }: any) => ({ posName, tradingType, code: 'doorstep' }));
      const refused = await this.call('POST', `${path}/confirmCheckout`, { shipments });
      this.world.ledger.hold(refused.status === 400, `${this.uid} may buy a television without a licence: ${refused.status}`);
    }
    const [fee, idNumber] = this.random.of(Object.entries(buyers));
    const { body } = await this.call('POST', '/users/current/sabcCustomerValidate', { licenceType: 7, idNumber, declaration: true });
    const put = await this.call('POST', `${path}/tvLicence`, { validationId: body.validationId });
    this.world.ledger.hold(put.status < 300, `the licence of ${this.uid} is refused: ${JSON.stringify(put.body)}`);
    return Number(fee);
  }

  private keep(order: any, basket: Basket, shown: number, fee: number) {
    const { ledger, prices, offers } = this.world;
    const coupon = (order.why ?? []).find((one: any) => one.couponCode)?.couponCode as string | undefined;
    ledger.hold(coupon === undefined || coupon === basket.coupon, `order ${order.code} used coupon ${coupon} nobody gave`);
    const entries = [...order.entries].sort((a: any, b: any) => a.entryNumber - b.entryNumber);
    const lines = new Map<string, number>(bought(entries).map((entry: any) => [entry.product.code, entry.quantity]));
    ledger.equal(Object.fromEntries(lines), Object.fromEntries(basket.lines), `entries of order ${order.code}`);
    const third = (order.why ?? []).some(({ promotionCode }: any) => promotionCode === 'p-third');
    if (!third && thirdsOf(lines.get(offers.third.product) ?? 0) > 0) ledger.withoutThird.push(order.code);
    const beat = ledger.beats.find((one) => one.coupon !== undefined && one.coupon === coupon);
    ledger.hold(!beat || (beat.shopper === this.uid && lines.has(beat.product)), `order ${order.code} of ${this.uid} used ${coupon} of ${beat?.shopper} for ${beat?.product}`);
    const sum = priceOf({ lines, coupon }, prices, rules, offers, !third, beat);
    sum.total += fee;
    const gifts = (some: any[]) => some.map(({ product, units }) => [product, units]);
    ledger.equal(gifts(entries.filter(({ giveAway }: any) => giveAway).map((entry: any) => ({ product: entry.product.code, units: entry.quantity }))), gifts(sum.lines.filter(({ gift }) => gift)), `gifts of order ${order.code}`);
    sum.lines = entries.flatMap((entry: any) => sum.lines.find(({ product, gift }) => product === entry.product.code && gift === !!entry.giveAway) ?? []);
    ledger.equal(cents(order.totalPriceWithTax), sum.total, `total of order ${order.code}`);
    ledger.equal(shown, sum.total, `total shown before order ${order.code}`);
    const at = (part: string) => entries.flatMap((entry: any, line: number) => (entry.consignmentCode === part || partOf(order, entry) === part ? [line] : []));
    let delivery = sum.delivery; // on the first part
    const purchase: Purchase = {
      ...sum,
      code: order.code,
      shopper: this.uid,
      coupon,
      third,
      fee,
      cancelled: sum.lines.map(() => 0),
      returned: sum.lines.map(() => 0),
      returns: [],
      claims: [],
      changing: false,
      goods: sum.lines.reduce((all, line) => all + line.cents, 0),
      parts: [...order.consignments].sort((a: any, b: any) => (a.code < b.code ? -1 : 1)).map((part: any) => {
        const one = { code: part.code, lines: at(part.code), delivery, stepping: false, begun: false, delivered: false };
        delivery = 0;
        return one;
      }),
      letGo: false,
      late: false,
      withdrawn: false,
    };
    if (order.deposit) {
      purchase.deposit = depositOf(sum, rules);
      ledger.equal([cents(order.deposit.amount), cents(order.deposit.balance)], [purchase.deposit, sum.total - purchase.deposit], `parts in which order ${order.code} is paid`);
    }
    ledger.equal(purchase.parts.flatMap(({ lines }) => lines).length, sum.lines.length, `parts of order ${order.code}`);
    ledger.hold(!ledger.orders.has(order.code), `order ${order.code} was given twice`);
    ledger.orders.set(order.code, purchase);
    this.purchases.push(purchase);
    if (order.payment) this.attempts.push({ order: purchase, payment: order.payment, paid: false });
  }

  private async pay() {
    const open = this.attempts.filter(({ paid }) => !paid);
    if (open.length === 0) return 0;
    // mostly the last one, now and then one that was given up, and its page may be open in two tabs
    const attempt = this.random.chance(0.8) ? open.at(-1)! : this.random.of(open);
    const button = this.random.weighted(buttons);
    if (button === 'Decline' || button === 'Cancel') attempt.order.letGo = true;
    else attempt.paid = true;
    const page = await PaymentPage.open(attempt.payment);
    const { location } = await page.pressed(button);
    if (location.startsWith(this.world.base) && this.random.chance(0.8)) await fetch(location, { redirect: 'manual' }).catch(() => undefined);
    return 2;
  }

  private async otherWay() {
    const young = Date.now() - this.began < 20 * 60_000;
    const order = this.purchases.at(-1);
    return order && young ? this.payAgain(order) : 0;
  }

  private async payAgain(order: Purchase) {
    const answer = await this.call('POST', `/users/current/orders/${order.code}/payment?fields=FULL`, { paymentMode: this.random.of(modes) }, true);
    if (answer.status < 300 && answer.body.payment) this.attempts.push({ order, payment: answer.body.payment, paid: false });
    return 1;
  }

  private async cancel() {
    if (this.purchases.length === 0) return 0;
    const order = this.random.chance(0.6) ? this.purchases.at(-1)! : this.random.of(this.purchases);
    const before = [...order.cancelled];
    const left = order.lines.map(({ units }, at) => ({ at, units: units - order.cancelled[at]! - order.returned[at]! })).filter(({ units }) => units > 0);
    if (left.length === 0) return 0;
    const some = this.random.chance(0.5) ? [this.random.of(left)].map(({ at, units }) => ({ at, units: 1 + this.random.below(units) })) : left;
    const inputs = some.map(({ at, units }) => ({ orderEntryNumber: at, quantity: units }));
    const after = before.map((units, at) => units + (some.find((one) => one.at === at)?.units ?? 0));
    const path = `/users/current/orders/${order.code}/cancellation?fields=FULL`;
    const form = { cancellationRequestEntryInputs: inputs, cancelReason: 'changed my mind' };
    const begun = order.parts.map((part) => part.begun);
    order.changing = true;
    const cancelledOf = (body: any): number[] => [...body.entries].sort((a: any, b: any) => a.entryNumber - b.entryNumber).map((entry: any) => entry.quantityCancelled ?? 0);
    try {
      const answer = this.random.chance(0.5) ? await this.call('POST', path, form, true) : await this.world.once(this.token, 'POST', path, form);
      if (answer.status < 300) this.cancelled(order, after, cancelledOf(answer.body), begun);
    } catch (problem) {
      if (!(problem instanceof Lost)) throw problem;
      const { body } = await this.call('GET', `/users/current/orders/${order.code}?fields=FULL`);
      const now = cancelledOf(body);
      if (`${now}` !== `${before}`) this.cancelled(order, after, now, begun);
    }
    order.changing = false;
    return 1;
  }

  /** What was asked for is cancelled, and with it the gifts it had earned, if nobody had begun to pack them. */
  private cancelled(order: Purchase, asked: number[], now: number[], begun: boolean[]) {
    const { ledger, offers } = this.world;
    order.cancelled = asked;
    const should = asked.map((units, at) => units + surplus(order, at, offers));
    for (const [at, units] of now.entries()) {
      const part = order.parts.findIndex(({ lines }) => lines.includes(at));
      const may = [begun[part] ? asked[at] : should[at], ...(order.parts[part]!.stepping || order.parts[part]!.begun ? [asked[at]] : [])];
      ledger.hold(may.includes(units), `order ${order.code}, line ${at}: ${units} units are cancelled, not ${may.join(' or ')}`);
    }
    order.cancelled = now;
    reckon(order, offers);
  }

  /** Asks to return something of what was delivered; now and then more than there is, or twice at once. */
  private async sendBack() {
    const there = this.purchases.flatMap((order) =>
      order.parts.filter(({ delivered }) => delivered).flatMap((part) => part.lines.map((line) => ({ order, part, line, left: returnable(order, line) }))),
    );
    const some = there.filter(({ left }) => left > 0);
    if (some.length === 0) return 0;
    const { order, part, line, left } = this.random.of(some);
    const units = this.random.chance(0.1) ? left + 1 : 1 + this.random.below(left);
    const reasonCode = this.random.chance(0.7) ? 'ChangedMind' : 'Faulty';
    const form = new FormData();
    const asked = { orderCode: order.code, shipmentCode: part.code, entries: [{ entryNumber: line, quantity: units, reasonCode }], returnCode: 1, storeId: 'G205' };
    form.append('returnRequest', new Blob([JSON.stringify(asked)], { type: 'application/json' }));
    const path = '/users/current/orderReturns/createReturnIntentRequest';
    const key = `${this.uid}-${(this.keys += 1)}`;
    const answers = await Promise.all(Array.from({ length: this.random.chance(0.2) ? 2 : 1 }, () => this.world.call(this.token, 'POST', path, form, key)));
    const codes = new Set(answers.map(({ body }) => body?.code).filter((code) => code));
    const about = `${units} of line ${line} of order ${order.code}, of which ${left} could come back`;
    this.world.ledger.hold(codes.size === (units > left ? 0 : 1), `${about}: ${codes.size} returns, answered ${answers.map(({ status }) => status)}`);
    for (const code of codes) order.returns.push({ code, line, units, open: true });
    return answers.length;
  }

  private get claimant() {
    return { world: this.world, random: this.random, uid: this.uid, token: this.token, key: () => `${this.uid}-${(this.keys += 1)}` };
  }

  private claim() {
    return claimAfter(this.claimant, this.purchases);
  }

  private claimFirst() {
    return claimBefore(this.claimant);
  }

  private async look() {
    const answer = await this.call('GET', '/users/current/orders?pageSize=1&fields=FULL');
    this.world.ledger.equal(answer.body.pagination?.totalResults, this.purchases.length, `orders ${this.uid} sees`);
    return 1;
  }
}

const partOf = (order: any, entry: any): string | undefined =>
  order.consignments.find((part: any) => (part.entries ?? []).some((one: any) => one.orderEntry?.entryNumber === entry.entryNumber || one.entryNumber === entry.entryNumber))?.code ??
  (order.consignments.length === 1 ? order.consignments[0].code : undefined);
