// The shop under test with its gateway, its clock and its power switch.
import { createHmac } from 'node:crypto';
import { setImmediate as othersGoOn, setTimeout as pause } from 'node:timers/promises';
import { sqlOn } from '../support/database.ts';
import { type FreshDatabase, fillDemoShop, freePort, freshDatabase, importFile, type Paysim, runProgram, serve, type Shop, startPaysim } from '../support/server.ts';
import { Ledger, type Offers, type Rules } from './reference.ts';

export const rules: Rules = {
  depositPercent: 20,
  deliveryFee: 6_000,
  freeOver: 50_000,
  coupons: { MODEL37: { off: 3_737, most: 40, mostEach: 0 }, MODEL99: { off: 9_901, most: 0, mostEach: 2 } },
  twoPersonsOver: 30_000,
};

const warehouseSecret = 'between model and shop';

export interface Answer {
  status: number;
  body: any;
  /** It says to come again. */
  later?: boolean;
}

/**
 * A program holds everybody up while it runs. Between two of them others send what they have begun to send, and hear what
 * came, or it would run out of time: a timer is not enough, as those that are due come before what was heard.
 */
export { othersGoOn };

/** Nobody knows whether it was heard: the server died meanwhile. */
export class Lost extends Error {}

export class World {
  readonly ledger = new Ledger();
  readonly prices = new Map<string, number>();
  products: string[] = [];
  offers!: Offers;
  kills = 0;
  overloaded = 0;
  #up: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly database: FreshDatabase,
    readonly paysim: Paysim,
    private readonly port: number,
    private shop: Shop,
  ) {}

  static async open(label: string): Promise<World> {
    const database = freshDatabase();
    fillDemoShop(database.url, 60);
    sqlOn(database.url, 'DELETE FROM coupon');
    sqlOn(database.url, 'DELETE FROM promotion');
    const coupons = Object.entries(rules.coupons);
    importFile(
      database.url,
      'promotions.csv',
      'code,type,title,everything,amount,needsCoupon\n' + coupons.map(([code, { off }]) => `p-${code},orderDiscount,Off,true,${(off / 100).toFixed(2)},true\n`).join(''),
    );
    importFile(
      database.url,
      'coupons.csv',
      'code,promotion,maxUses,maxUsesPerCustomer\n' + coupons.map(([code, { most, mostEach }]) => `${code},p-${code},${most || ''},${mostEach || ''}\n`).join(''),
    );
    const paysim = await startPaysim(label, ['--retry', '0.4', '--delay', '0.5']);
    const port = await freePort();
    const world = new World(database, paysim, port, await World.#serve(label, database, paysim, port));
    world.#label = label;
    return world;
  }

  #label = '';

  static #serve(label: string, database: FreshDatabase, paysim: Paysim, port: number) {
    return serve({
      label,
      database: database.url,
      paysim: paysim.base,
      port,
      env: {
        SPAZA_LIMITS_ENABLED: 'false',
        SPAZA_WAREHOUSE_SECRET: warehouseSecret,
        SPAZA_SHOP_DELIVERY_FEE_CENTS: String(rules.deliveryFee),
        SPAZA_SHOP_FREE_DELIVERY_CENTS: String(rules.freeOver),
        SPAZA_SHOP_PRE_ORDER_DEPOSIT: `${rules.depositPercent}%`,
      },
    });
  }

  get base() {
    return this.shop.base;
  }

  sql(statement: string): string {
    return sqlOn(this.database.url, statement);
  }

  figure(statement: string): number {
    return Number(this.sql(statement));
  }

  /** Lines of `a|b|c`. */
  rows(statement: string): string[][] {
    return this.sql(statement).split('\n').filter((line) => line !== '').map((line) => line.split('|'));
  }

  /** What is on offer, brought in while the shop is open. */
  async advertise(offers: Offers) {
    this.offers = offers;
    const { giveaway, third, bundle } = offers;
    importFile(
      this.database.url,
      'promotions.csv',
      'code,type,title,products,units,rewardProducts,rewardUnits,percent,bundle,bundleWorth,gift,giftUnits,maxUses,enabled\n' +
        `p-gift,giveaway,Gift,${giveaway.product},1,,,,,,${giveaway.gift},1,,true\n` +
        `p-third,buyGet,Third,${third.product},2,${third.product},1,100,,,,,${third.most},true\n` +
        `p-bundle,bonusBuyAll,Bundle,,,,,,${bundle.products.join('|')},${(bundle.worth / 100).toFixed(2)},,,,true\n` +
        // The demo's own, which a first order would get besides.
        'promotion-welcome,freeDelivery,First order,,,,,,,,,,,false\npromotion-welcome-delivery,freeDelivery,First order,,,,,,,,,,,false\n',
    );
    const offered = async (product: string) => (await this.call('', 'GET', `/products/${product}?fields=FULL`)).body.potentialPromotions?.length > 0;
    for (const product of [giveaway.product, third.product, ...bundle.products]) while (!(await offered(product))) await pause(50);
  }

  /** Says that products are out, or are not yet. */
  announce(products: string[], released: boolean) {
    const rows = this.rows(`SELECT code, name, brand_code, category_code FROM product WHERE code IN (${products.map((code) => `'${code}'`).join(', ')})`);
    importFile(this.database.url, 'products.csv', 'code,name,brand,category,preOrder\n' + rows.map((row) => `${row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')},${!released}\n`).join(''));
  }

  /** Off at once, wherever it is, and on again. */
  async powerCut() {
    this.kills += 1;
    this.#up = (async () => {
      await this.shop.kill();
      this.shop = await World.#serve(this.#label, this.database, this.paysim, this.port);
      // a minute passes: who had claimed a key or a payment page and died has it no more
      this.sql('UPDATE idempotency_key SET claimed_at = 1 WHERE status IS NULL');
      this.sql('UPDATE payment_attempt SET opening_until = 1 WHERE opening_until IS NOT NULL');
    })();
    await this.#up;
  }

  /** One call, not repeated. Throws `Lost` when no answer came. */
  async once(token: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const up = this.#up;
    await up;
    let response: Response;
    try {
      response = await fetch(`${this.shop.base}/occ/v2/spaza/channel/app/zone/G205${path}`, {
        method,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }), ...headers },
        body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      });
      const text = await response.text();
      const said = text === '' ? undefined : JSON.parse(text);
      // What waits to be paid does not pass by waiting: the shopper does something else.
      const later = response.headers.has('retry-after') && !/^Unpaid/.test(said?.errors?.[0]?.type ?? '');
      const answer = { status: response.status, body: said, later };
      this.ledger.hold(answer.status < 500 || answer.status === 503, `${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
      return answer;
    } catch (problem) {
      await this.#up;
      throw new Lost(`${method} ${path}: ${String(problem)}`);
    }
  }

  /** As a client that never gives up: with a key it has an effect once, without one it must not matter how often. */
  async call(token: string, method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    for (let tries = 0; tries < 2_000; tries += 1) {
      try {
        const answer = await this.once(token, method, path, body, headers);
        if (answer.status !== 503 && !answer.later) return answer;
        this.overloaded += 1;
        await pause(50);
      } catch (problem) {
        if (!(problem instanceof Lost)) throw problem;
        await pause(20);
      }
    }
    throw new Error(`${method} ${path} is never answered`);
  }

  /** The warehouse says what became of a part. */
  step(part: string, name: string): Promise<Answer> {
    const path = `/warehouse/consignments/${part}/${name}`;
    const at = Math.floor(Date.now() / 1000);
    const signature = `t=${at},v1=${createHmac('sha256', warehouseSecret).update(`${at}.${path}\n{}`).digest('hex')}`;
    return this.#root('POST', path, '{}', { 'x-spaza-signature': signature, 'content-type': 'application/json' });
  }

  async #root(method: string, path: string, body: string, headers: Record<string, string>): Promise<Answer> {
    for (;;) {
      await this.#up;
      try {
        const response = await fetch(`${this.shop.base}${path}`, { method, headers, body });
        const text = await response.text();
        if (response.status !== 503) return { status: response.status, body: text };
        await pause(50);
      } catch {
        await pause(50);
      }
    }
  }

  /** A notification from wherever. */
  notify(gateway: string, body: string): Promise<Answer> {
    return this.#root('POST', `/payments/${gateway}/notify`, body, { 'content-type': 'application/x-www-form-urlencoded' });
  }

  refundByHand(ids: string[]) {
    if (ids.length > 0) runProgram('spaza', ['refunds', 'done', '--database', this.database.url, ...ids]);
  }

  /** What the shop's own people do with a return; answers why the shop refuses it, and nothing when it does not. */
  returns(...args: string[]): string {
    return this.#cli('returns', args, { SPAZA_RETURNS_TWO_PERSONS_OVER_CENTS: String(rules.twoPersonsOver) });
  }

  /** What they do with a claim, answered the same way. */
  claims(...args: string[]): string {
    const env = { SPAZA_SERVE_PUBLIC_URL: 'https://shop.example', SPAZA_PRICE_BEAT_TWO_PERSONS_OVER_CENTS: String(rules.twoPersonsOver) };
    return this.#cli('claims', args, env);
  }

  #cli(noun: string, [verb, ...rest]: string[], env: Record<string, string>): string {
    try {
      runProgram('spaza', [noun, verb!, '--database', this.database.url, ...rest], env);
      return '';
    } catch (problem) {
      return String((problem as { stderr?: string }).stderr || problem);
    }
  }

  async close() {
    await this.#up;
    await this.shop.stop();
    await this.paysim.stop();
    this.database.drop();
  }
}
