// What came of each call, and the table of it.

/** The members of `value` that are not there; `list.0.name` goes into a list. */
export const lacks = (value, ...paths) =>
  paths.filter((path) => path.split('.').reduce((at, name) => at?.[name], value) == null).map((path) => `no ${path}`);

/** `name`, when it does not hold. */
export const unless = (holds, name) => (holds ? [] : [name]);

const longest = 20_000;

/** The last that an observable gives; a call that never ends fails. */
const last = async (observable) => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${longest / 1000} s`)), longest);
  });
  try {
    return await Promise.race([observable?.toPromise?.() ?? observable, late]);
  } finally {
    clearTimeout(timer);
  }
};

const reasonOf = (error) => {
  const [first] = error?.error?.errors ?? [];
  if (first) return `${error.status} ${first.type}${first.subject ? ` (${first.subject})` : ''}: ${first.message}`;
  // What Spartacus makes of a refusal.
  const [detail] = error?.details ?? [];
  if (detail) return `${error.status} ${detail.type}: ${detail.message}`;
  return error?.error?.error ? `${error.status} ${error.error.error}` : (error?.message ?? String(error));
};

/** The address of a call with its ids left out. */
const shownAddress = (url) =>
  decodeURIComponent(new URL(url).pathname)
    .replace('/occ/v2/spaza/', '')
    .replace('/occ/v2/', '')
    .replace(/(carts|orders|addresses|products|consents|orderReturns|consignments|customercoupons|vouchers|paymentdetails|components|pages)\/(?!search|suggestions|verification|delivery)[^/]+/g, '$1/…')
    .replace(/entries\/\d+/, 'entries/…');

export class Report {
  rows = [];

  /**
   * One method of an adapter, called by `run` in `client`. `faults` says of what came, after the normalisers, what is
   * wrong with it. `differs` is said of a call that answers as a client reads it and means something else here.
   */
  async call(client, name, run, { faults = () => [], differs = '' } = {}) {
    const row = await this.tried(client, name, run);
    if (row.error) return this.add({ ...row, result: 'fails', why: reasonOf(row.error) });
    let wrong;
    try {
      wrong = faults(row.value);
    } catch (error) {
      wrong = [String(error)];
    }
    if (wrong.length > 0) return this.add({ ...row, result: 'fails', why: wrong.join(', ') });
    this.add({ ...row, result: differs ? 'differs' : 'works', why: differs });
    return row.value;
  }

  /** A call the shop refuses on purpose, with OCC's errors: `status` and the `type` of the first of them; null for any body. */
  async refusal(client, name, run, status, type, why) {
    const row = await this.tried(client, name, run);
    const first = (row.error?.error?.errors ?? row.error?.details ?? [])[0];
    if (row.error?.status === status && (type === null || first?.type === type)) this.add({ ...row, result: 'refused', why });
    else this.add({ ...row, result: 'fails', why: `not refused with ${status} ${type}: ${row.error ? reasonOf(row.error) : 'it was done'}` });
  }

  async tried(client, name, run) {
    const [adapter, method] = name.split('.');
    const from = client.seen.length;
    const row = { name, address: '' };
    try {
      row.value = await last(run(client.adapters[adapter], method));
    } catch (error) {
      row.error = error;
    }
    const made = client.seen.slice(from);
    const statuses = made.map(({ status }) => status).join(', ');
    if (row.error instanceof Error && statuses) row.error.message += ` (answers: ${statuses})`;
    const calls = made.map((call) => `${call.method} ${shownAddress(call.url)}`);
    return { ...row, address: [...new Set(calls)].join(', ') };
  }

  add(row) {
    this.rows.push(row);
    return row.value;
  }

  /** The worst of the rows of each method stands for it: fails, refused, differs, works. */
  methods() {
    const order = ['fails', 'refused', 'differs', 'works'];
    const found = new Map();
    for (const row of this.rows) {
      const before = found.get(row.name);
      if (!before || order.indexOf(row.result) < order.indexOf(before.result)) found.set(row.name, row);
    }
    return found;
  }
}

/** What the adapters' classes have besides calls: addresses, headers and steps of calls. */
const isHelper = (method) =>
  /(End[pP]oint|Params|Headers?)$/.test(method) ||
  ['constructor', 'callOccFindStores', 'getProviderSubInfo', 'createSubWithProvider', 'createDetailsWithParameters', 'getParamsForPaymentProvider', 'extractPaymentDetailsFromHtml', 'convertToMap'].includes(method);

/** `Adapter.method` of every call of the adapters of `client`. */
export const callsOf = (client) =>
  Object.entries(client.adapters)
    .filter(([name]) => name.endsWith('Adapter'))
    .flatMap(([name, adapter]) =>
      Object.getOwnPropertyNames(Object.getPrototypeOf(adapter))
        .filter((method) => !isHelper(method))
        .map((method) => `${name}.${method}`),
    );

const count = (rows) => {
  const of = (result) => rows.filter((row) => row.result === result).length;
  const share = ((100 * (of('works') + of('differs'))) / rows.length).toFixed(1);
  return `${of('works') + of('differs')} of ${rows.length} work (${share} %), ${of('differs')} of them with a stated difference; ${of('refused')} refused with a reason, ${of('fails')} fail`;
};

/** Prints the table of `report` and what it comes to; whether nothing fails and nothing was left out. */
export const printed = (report, client, isForBusinesses) => {
  const methods = report.methods();
  const left = callsOf(client).filter((name) => !methods.has(name));
  const width = (pick) => Math.max(...[...methods.values()].map((row) => pick(row).length));
  const [names, addresses] = [width(({ name }) => name), Math.min(70, width(({ address }) => address))];
  for (const { name, address, result, why } of methods.values())
    console.log(`${name.padEnd(names)}  ${result.padEnd(7)}  ${address.padEnd(addresses)}  ${why}`.trimEnd());
  for (const { name, why, result } of report.rows) if (result === 'fails' && methods.get(name).why !== why) console.log(`  also ${name}: ${why}`);
  const rows = [...methods.values()];
  console.log(`\n${report.rows.length} calls of ${rows.length} methods.`);
  console.log(`For a shop of consumers: ${count(rows.filter(({ name }) => !isForBusinesses(name)))}.`);
  console.log(`For businesses and support: ${count(rows.filter(({ name }) => isForBusinesses(name)))}.`);
  if (left.length > 0) console.log(`Not called: ${left.join(', ')}`);
  return left.length === 0 && rows.every(({ result }) => result !== 'fails');
};
