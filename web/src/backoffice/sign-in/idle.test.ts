import { afterEach, expect, test, vi } from 'vitest';
import { door, knockAt, opened, shut, untilOpen } from './door';
import { beat, due } from './idle';
import { ApiError } from '@/shared/api/errors';

afterEach(() => {
  opened();
  vi.useRealTimers();
});

const minute = 60_000;

test('it locks after so long without a sign, not before', () => {
  expect(due(15 * minute, 0, 0, 900)).toBe('lock');
  expect(due(15 * minute - 1, 0, 15 * minute - 2, 900)).toBeUndefined();
});

test('somebody who only reads is reported, so that the server does not lock either', () => {
  expect(due(beat, beat - 1, 0, 900)).toBe('tell');
  expect(due(beat - 1, beat - 2, 0, 900)).toBeUndefined();
  // Nobody moved since the server heard last.
  expect(due(2 * beat, 1, 2, 900)).toBeUndefined();
});

const refused = (type: string) => new ApiError(401, { errors: [{ type }] });

test('calls at a shut door wait together and go on once it is open', async () => {
  const calls = [knockAt(refused('StaffSessionLockedError')), knockAt(refused('StaffSessionLockedError'))];
  expect(door.get()).toBe('locked');
  opened();
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(door.get()).toBe('open');
});

test('a session that is over is not only locked', () => {
  void knockAt(refused('InvalidTokenError'));
  void knockAt(refused('StaffSessionLockedError'));
  expect(door.get()).toBe('over');
});

test('nothing is asked for while it is locked', async () => {
  let gone = false;
  shut('locked');
  const call = untilOpen().then(() => (gone = true));
  await Promise.resolve();
  expect(gone).toBe(false);
  opened();
  await call;
  expect(gone).toBe(true);
  await untilOpen();
});
