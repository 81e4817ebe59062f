import { describe, expect, test } from 'vitest';
import { isMessage, otherWays, secondStepOf } from './second-step';

const ways = [{ way: 'email', to: 't•••••i@mweb.co.za' }, { way: 'recovery' }] as const;

describe('what the first step was answered', () => {
  test('is remembered with when another code may be asked for', () => {
    const step = secondStepOf(
      {
        responseStatus: true,
        isMfaRequired: true,
        tokenId: 'T',
        mfaWay: 'email',
        mfaWays: [...ways],
        sentTo: 't•••••i@mweb.co.za',
        resendAfter: 60,
        successMsg: 'We sent a code.',
      },
      'thandi@mweb.co.za',
      1000,
    );
    expect(step).toEqual({
      tokenId: 'T',
      loginId: 'thandi@mweb.co.za',
      ways: [...ways],
      way: 'email',
      needsPassword: false,
      isSent: true,
      sentTo: 't•••••i@mweb.co.za',
      againAt: 61_000,
    });
  });

  test('leads to a spare code, or the password, where no way may go first', () => {
    const answer = {
      responseStatus: true,
      isMfaRequired: true,
      tokenId: 'T',
      mfaWays: [{ way: 'recovery' as const }],
    };
    expect(secondStepOf(answer, 'x')).toMatchObject({ way: 'recovery', needsPassword: true, isSent: false });
  });
});

test('one goes over to any other way', () => {
  expect(otherWays([{ way: 'app' }, ...ways], 'email').map(({ way }) => way)).toEqual(['app', 'recovery']);
  expect((['email', 'sms', 'app', 'recovery'] as const).filter(isMessage)).toEqual(['email', 'sms']);
});
