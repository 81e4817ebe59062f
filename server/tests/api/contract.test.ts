// The tests' own footing: what is checked against the contract is really checked.
import { describe, expect, test } from 'vitest';
import { faultsOf, operationOf, operations } from './support/contract.ts';

const product = { code: 'A', name: 'Kettle', url: '/p/A' };
const judge = (body: unknown, more = {}) =>
  faultsOf(operationOf('GET', '/products/A'), { status: 200, contentType: 'application/json', body, ...more });

describe('the contract', () => {
  test('finds the call an address belongs to, the literal one first', () => {
    expect(operationOf('GET', '/products/search').id).toBe('searchProducts');
    expect(operationOf('GET', '/products/A').id).toBe('getProduct');
    expect(operationOf('GET', '/users/current/carts/addtocart').id).toBe('getCart');
    expect(operationOf('POST', '/users/current/carts/addtocart').id).toBe('addToCart');
    expect(operationOf('GET', '/orders/summary').id).toBe('getOrderSummary');
  });
  test('accepts what it describes', () => expect(judge(product)).toEqual([]));
  test('names a member it does not know', () =>
    expect(judge({ ...product, colour: 'red' })).toEqual(['(whole) has a member the contract does not know: "colour"']));
  test('names a member that is missing', () => expect(judge({ code: 'A', name: 'Kettle' })).toEqual(['(whole) lacks "url"']));
  test('misses nothing a caller did not ask for', () => expect(judge({ code: 'A' }, { fields: 'code' })).toEqual([]));
  test('names a member of the wrong type', () => expect(judge({ ...product, availableForPickup: 'yes' })[0]).toMatch(/^\/availableForPickup must be boolean/));
  test('takes money only as rand with two decimals and no-break spaces', () => {
    const priced = (formattedValue: string) => judge({ ...product, price: { currencyIso: 'ZAR', value: 12999, formattedValue } });
    expect(priced('R\u00a012\u00a0999.00')).toEqual([]);
    expect(priced('R 12 999.00')).toHaveLength(1);
    expect(priced('R\u00a012999.00')).toHaveLength(1);
  });
  test('does not let a refusal pass in another shape', () => {
    expect(judge({ message: 'no' }, { status: 404 }).length).toBeGreaterThan(0);
    expect(judge('<html>', { status: 404, contentType: 'text/html' })).toEqual(['content type "text/html" is not in the contract']);
  });
  test.each(operations.map((one) => [one.id, one] as const))('can judge every answer of %s', (_, operation) => {
    for (const status of Object.keys(operation.call.responses))
      faultsOf(operation, { status: status === 'default' ? 418 : Number(status), contentType: 'application/json', body: {} });
  });
});
