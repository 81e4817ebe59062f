import { expect, test } from 'vitest';
import type { ReturnRequest } from './api';
import { badgeOf, colourOf, hasComeToNothing, hasFailed, helpAt, sentenceOf, stepsOf } from './status-rules';

const asked = { step: 'requested', returnStatus: 'received', at: '2026-11-24T08:42:00+0000' } as const;

const aReturn = (more: Partial<ReturnRequest> = {}): ReturnRequest => ({
  code: 'R-10001',
  rma: 'R-10001',
  status: 'APPROVAL_PENDING',
  returnStatus: 'received',
  step: 'requested',
  statusDisplay: 'We have your request',
  creationTime: asked.at,
  orderCode: '10000001',
  returnMode: { returnCode: 1, name: 'Drop it at a store' },
  timeline: [{ ...asked, statusDisplay: 'We have your request' }],
  ...more,
});

const reported = (found: ReturnRequest) =>
  stepsOf(found).map(({ label, state }) => `${String(label)}: ${state}`);

test('each status has its colour and its word', () => {
  const look = (returnStatus: ReturnRequest['returnStatus'], step: ReturnRequest['step'] = 'requested') => {
    const found = aReturn({ returnStatus, step, statusDisplay: 'As the server says' });
    return [colourOf(found), badgeOf(found), hasFailed(found)];
  };
  expect(look('received')).toEqual(['fact', 'Received', false]);
  expect(look('approving')).toEqual(['info', 'Approving', false]);
  expect(look('pending', 'authorised')).toEqual(['warn', 'As the server says', false]);
  expect(look('refunded', 'refunded')).toEqual(['yes', 'As the server says', false]);
  expect(look('fail', 'declined')).toEqual(['error', 'As the server says', true]);
  expect(look('fail', 'cancelled')).toEqual(['fact', 'As the server says', false]);
});

test('what is still to come follows what has happened', () => {
  expect(reported(aReturn({ answerBy: '2026-11-26T10:00:00+0000' }))).toEqual([
    'We have your request: done',
    'Our answer: now',
    'We have your item: todo',
    'We check it: todo',
    'Refunded: todo',
  ]);
  const authorised = {
    step: 'authorised',
    returnStatus: 'pending',
    statusDisplay: 'Waiting for your item',
  } as const;
  const waiting = aReturn({
    step: 'authorised',
    returnStatus: 'pending',
    handInUntil: '2026-12-04T21:59:59+0000',
    timeline: [
      { ...asked, statusDisplay: 'We have your request' },
      { ...authorised, at: asked.at },
    ],
  });
  expect(reported(waiting).slice(1)).toEqual([
    'Approved: done',
    'We have your item: now',
    'We check it: todo',
    'Refunded: todo',
  ]);
  expect(stepsOf(waiting)[2]?.when).toBe('Drop it off by 4 December 2026');
  const collected = aReturn({ step: 'collected', returnMode: { returnCode: 2, name: 'We collect it' } });
  expect(reported(collected).slice(1)).toEqual(['We check it: now', 'Refunded: todo']);
});

test('at its end nothing is to come', () => {
  const ended = (step: ReturnRequest['step'], statusDisplay: string) =>
    reported(
      aReturn({
        step,
        timeline: [
          { ...asked, statusDisplay: 'We have your request' },
          { step, returnStatus: 'fail', statusDisplay, at: asked.at },
        ],
      }),
    );
  expect(ended('declined', 'Not approved')).toEqual(['We have your request: done', 'Not approved: now']);
  expect(ended('refunded', 'Refunded')).toEqual(['We have your request: done', 'Refunded: done']);
});

test('help is asked for about the order and the return', () => {
  expect(helpAt(aReturn())).toBe('/account/writetous?order=10000001&return=R-10001');
});

test('one that came to nothing has no sum', () => {
  expect(hasComeToNothing(aReturn({ step: 'declined' }))).toBe(true);
  expect(hasComeToNothing(aReturn({ step: 'authorised' }))).toBe(false);
  const refund = { amount: { currencyIso: 'ZAR', value: 1 }, state: 'onItsWay' } as const;
  expect(hasComeToNothing(aReturn({ step: 'refunded', refund }))).toBe(false);
});

test('a card says what is next; of one that was cancelled, that it was', () => {
  expect(sentenceOf(aReturn({ statusMessage: "You'll hear from us by Wed 25 November." }))).toBe(
    "You'll hear from us by Wed 25 November.",
  );
  const ended = { returnStatus: 'fail', statusMessage: '' } as const;
  expect(sentenceOf(aReturn({ ...ended, step: 'cancelled', statusDisplay: 'Cancelled' }))).toBe('Cancelled');
  const declined = { ...ended, statusMessage: 'No mark.', statusDisplay: 'Not approved' };
  expect(sentenceOf(aReturn({ ...declined, step: 'declined' }))).toBe('Not approved');
});
