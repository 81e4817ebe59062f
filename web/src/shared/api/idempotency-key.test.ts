import { expect, test } from 'vitest';
import { ApiError } from './errors';
import { IdempotencyKey } from './idempotency-key';

test.each([
  ['a lost answer', new ApiError(0, undefined)],
  ['a broken server', new ApiError(500, undefined)],
  ['a busy server', new ApiError(503, undefined)],
  ['a first try still at work', new ApiError(409, { errors: [{ type: 'IdempotencyKeyInUseError' }] })],
  ['a fault of our own', new TypeError('no')],
])('after %s the request keeps its key', (_, problem) => {
  const key = new IdempotencyKey();
  const first = key.get();
  key.failed(problem);
  expect(key.get()).toBe(first);
});

test.each([
  ['with its reason', new ApiError(400, { errors: [{ type: 'CartError' }] })],
  ['of a call that came through', new ApiError(200, { responseStatus: false })],
])('after a refusal %s the next press is a new request', (_, refusal) => {
  const key = new IdempotencyKey();
  const first = key.get();
  key.failed(refusal);
  expect(key.get()).not.toBe(first);
});

test('a changed request has another key', () => {
  const key = new IdempotencyKey();
  const first = key.get();
  key.renew();
  expect(key.get()).not.toBe(first);
});
