// The documents of an order, read as its shopper reads them: every figure of the PDF is that of the order.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { place, readCheckout, type Order } from './support/buying.ts';
import { type Client, type Schemas } from './support/client.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { bracket, cable, kettle, soundbar, speaker, tv } from './support/offers.ts';
import { customerWithAddress } from './support/people.ts';
import { allProducts, cents, plentiful } from './support/shelf.ts';

type Product = Schemas['Product'];

/** As pdftotext reads it, every kind of space one space; SPAZA_DOCUMENTS keeps the files to be looked at. */
const document = async (client: Client, number: string, name: string) => {
  const answer = await fetch(`${client.base}${client.prefix()}/download/invoice/${number}`, { headers: { authorization: `Bearer ${client.token}` } });
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (process.env.SPAZA_DOCUMENTS) {
    mkdirSync(process.env.SPAZA_DOCUMENTS, { recursive: true });
    writeFileSync(`${process.env.SPAZA_DOCUMENTS}/${name}.pdf`, bytes);
  }
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' });
  const pages = text.split('\f').filter((page) => page.trim());
  return { pages, text: text.replace(/[^\S\n]+/gu, ' '), all: text.replace(/\s+/gu, ' ') };
};

/** The sum that stands on the line with these words. */
const sumAt = (text: string, words: string) => {
  const line = text.split('\n').find((each) => each.includes(words));
  const sum = /R ([\d ]+\.\d\d)\s*$/.exec(line ?? '')?.[1];
  if (!sum) throw new Error(`no sum beside “${words}” in\n${text}`);
  return Math.round(Number(sum.replaceAll(' ', '')) * 100);
};

const add = (client: Client, productCode: string, quantity = 1, more: object = {}) =>
  client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode, quantity, ...more }, { query: { fields: 'FULL' } });

/** A paid order of what is in the cart: every part delivered unless it is named here. */
const bought = async (client: Client, collected: string[] = []) => {
  const path = '/users/current/carts/current';
  const checkout = await readCheckout(client, path);
  const shipments = checkout.shipmentEntries!.shipments.map(({ posName, tradingType, deliveryInfos = [], entries = [] }) => {
    const request = entries.some(({ product }) => collected.includes(product.code)) ? 'pickup' : 'doorstep';
    const can = (code: string) => deliveryInfos.find((info) => info.code === code && info.storeAvailable !== false);
    return { posName, tradingType, code: (can(request) ?? can('online_only') ?? can('doorstep') ?? can('pickup'))!.code };
  });
  await client.post(`${path}/confirmCheckout`, { shipments });
  const { status, body } = await place(client, checkout.code);
  expect(status, JSON.stringify(body)).toBe(201);
  await (await PaymentPage.open(body.payment!)).press('Pay');
  await settled(client, body.code, 'succeed');
  return client.get<Order>(`/orders/${body.code}`, { fields: 'FULL' });
};

/** What every tax invoice must have (VAT Act s 20), and sums that add up. */
const expectTaxInvoice = (order: Order, { text, all }: { text: string; all: string }, number: string) => {
  expect(all).toContain('Tax invoice');
  expect(all).toContain(number);
  expect(all).toMatch(/VAT number \d{10}/);
  expect(all).toContain(order.code);
  expect(sumAt(text, 'Total excluding VAT') + sumAt(text, 'VAT at 15%') + (text.includes('Without VAT') ? sumAt(text, 'Without VAT') : 0)).toBe(sumAt(text, 'Total including VAT'));
};

describe('the documents of an order', () => {
  test('in parts, with deals, coupon, TV licence and collection come to the order, and credit notes to what was cancelled', async () => {
    const { client } = await customerWithAddress({ firstName: 'Nomthandazo-Grace', lastName: 'Mokoena-van der Westhuizen' });
    const online = (await allProducts()).find((one) => one.tradingType === '01' && !one.preOrder && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 2);
    const { validationId } = await client.post<Schemas['LicenceValidated']>('/users/current/sabcCustomerValidate', { licenceType: 7, idNumber: '8001015009087', declaration: true });
    await add(client, tv, 1, { validationId });
    for (const code of [soundbar, bracket]) await add(client, code);
    await add(client, cable, 3);
    await add(client, kettle, 2);
    if (online) await add(client, online.code);
    await client.post('/users/current/carts/current/redeem/coupon/STOEP100', { couponCode: 'STOEP100' });
    const order = await bought(client);
    const invoices = order.billingDocuments!.filter(({ type }) => type === 'INVOICE').map(({ id }) => id);
    expect(invoices.length).toBe(order.consignments!.length);

    let total = 0;
    let tax = 0;
    for (const [n, id] of invoices.entries()) {
      const read = await document(client, id, `parts-${n + 1}`);
      expectTaxInvoice(order, read, id);
      for (const word of ['Nomthandazo-Grace', 'Mokoena-van der', 'Westhuizen', '12 Berger Street', 'Vorna Valley', '1686']) expect(read.all).toContain(word);
      total += sumAt(read.text, 'Total including VAT');
      tax += sumAt(read.text, 'VAT at 15%');
      const part = order.shipmentEntries!.shipments.find(({ invoice }) => invoice?.invoiceNumber === id)!;
      for (const entry of part.entries!) expect(read.all).toContain(entry.product.code);
      if (part.entries!.some(({ product }) => product.code === tv)) expect(sumAt(read.text, 'Without VAT')).toBe(265_00);
    }
    expect([total, tax]).toEqual([cents(order.totalPriceWithTax), cents(order.totalTax)]);

    const television = order.entries!.find(({ product }) => product.code === tv)!.entryNumber;
    const path = `/users/current/orders/${order.code}/cancellation`;
    const body = { cancellationRequestEntryInputs: [{ orderEntryNumber: television, quantity: 1 }] };
    const foreseen = await client.post<Schemas['CancellationPreview']>(`${path}/preview`, body);
    expect(cents(foreseen.licenseFeeAmount)).toBe(265_00); // the last television takes its licence along
    const after = await client.post<Order>(path, body, { query: { fields: 'FULL' } });
    const notes = after.billingDocuments!.filter(({ type }) => type === 'CREDIT_NOTE').map(({ id }) => id);
    expect(notes).toHaveLength(1);
    const note = await document(client, notes[0]!, 'parts-credit');
    expect(note.all).toContain('Credit note');
    expect(note.all).toContain('Corrects tax invoice');
    expect(invoices.some((id) => note.all.includes(id))).toBe(true);
    expect(sumAt(note.text, 'Total credited')).toBe(cents(foreseen.refundAmount));
    expect(cents(after.refundedAmount)).toBe(cents(foreseen.refundAmount));
  });

  test('name who collects, keep a long address whole and every letter of a name', async () => {
    const { client } = await customerWithAddress({
      firstName: 'Ṱhizwilondi',
      lastName: 'Макеба-Ψυχή',
      unitNumber: 'Block 12 B',
      buildingName: 'The Old Granary',
      additionalAddress: 'Behind the second gate, third row of garages on the left, opposite the blue water tank with the mural of the two cranes 🐘 王小明',
    });
    await add(client, speaker);
    const order = await bought(client, [speaker]);
    const [id] = order.billingDocuments!.map((each) => each.id);
    const read = await document(client, id!, 'letters');
    expectTaxInvoice(order, read, id!);
    expect(read.all).toContain('hizwilondi');
    expect(read.all).toContain('Ψυχή');
    expect(read.all.replace(/-? /g, '')).toContain('Granary');
    expect(sumAt(read.text, 'Total including VAT')).toBe(cents(order.totalPriceWithTax));
    expect(read.text).toMatch(/page 1 of 1/);
  });

  test('name the company that buys with its VAT number, and what made each line cheaper', async () => {
    const { client } = await customerWithAddress({ companyName: 'Kasi Traders (Pty) Ltd', vatNumber: '4987654321' });
    await add(client, cable, 3);
    await add(client, soundbar);
    await client.post('/users/current/carts/current/redeem/coupon/STOEP100', { couponCode: 'STOEP100' });
    const order = await bought(client);
    const own = order.why!.filter(({ couponCode, delivery }) => !couponCode && !delivery);
    expect(order.why!.some(({ couponCode }) => couponCode === 'STOEP100')).toBe(true);
    for (const { id } of order.billingDocuments!) {
      const read = await document(client, id, 'business');
      expectTaxInvoice(order, read, id);
      for (const word of ['Kasi Traders (Pty) Ltd', 'VAT number 4987654321', 'Thandi Nkosi', '12 Berger Street']) expect(read.all).toContain(word);
      expect(read.all).toContain('coupon STOEP100');
      if (read.all.includes(cable)) for (const { description } of own) expect(read.all).toContain(description);
    }
    expect(order.deliveryAddress).toMatchObject({ companyName: 'Kasi Traders (Pty) Ltd', vatNumber: '4987654321' });
  });

  test('of many lines have the head of the table on every page, and their pages counted', async () => {
    const { client } = await customerWithAddress();
    const shelf: Product[] = (await plentiful()).slice(0, 30);
    for (const { code } of shelf) await add(client, code);
    const order = await bought(client);
    let lines = 0;
    let total = 0;
    for (const [n, { id }] of order.billingDocuments!.entries()) {
      const read = await document(client, id, `many-${n + 1}`);
      expectTaxInvoice(order, read, id);
      total += sumAt(read.text, 'Total including VAT');
      read.pages.forEach((page, at) => {
        expect(page).toMatch(new RegExp(`${id}, page ${at + 1} of ${read.pages.length}`));
        expect(page).toContain('Tax invoice');
        expect(page.includes('Unit price') || page.includes('Total including VAT')).toBe(true);
      });
      lines += order.entries!.filter(({ product }) => read.all.includes(product.code)).length;
    }
    expect([lines, total]).toEqual([order.entries!.length, cents(order.totalPriceWithTax)]);
  });
});
