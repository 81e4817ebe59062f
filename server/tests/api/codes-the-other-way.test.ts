// A sign-in code by email for who typed a number, and by SMS for who typed an address (decision 0158).
import { describe, expect, test } from 'vitest';
import { asked, codeSentTo, earlier, enter, newNumber, send, sentTo, withNumber } from './support/codes.ts';
import { sql } from './support/database.ts';
import { customer, newEmail } from './support/people.ts';
import { whoIs } from './support/two-steps.ts';

describe('a code that goes the other way', () => {
  const withBoth = async () => {
    const mobileNumber = newNumber();
    const { email } = await withNumber({ mobileNumber });
    sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
    return { email, mobileNumber };
  };
  const otherWay = true;

  test('comes to the address of who typed the number, and to the number of who typed the address, at once', async () => {
    const { email, mobileNumber } = await withBoth();
    const first = await send(mobileNumber);
    expect(first.body.otherWay).toBe('email');
    const bySms = await codeSentTo(mobileNumber);
    const byEmail = await send(mobileNumber, { otherWay, tokenId: first.body.tokenId });
    expect(byEmail).toMatchObject({ status: 200, body: { tokenId: first.body.tokenId, otherWay: 'sms', successMsg: expect.stringContaining('confirmed email address') } });
    expect(byEmail.body.sentTo, 'would tell whose number it is').toBeUndefined();
    const code = await codeSentTo(email);
    const tokenId = byEmail.body.tokenId!;
    if (bySms !== code) expect((await enter({ loginId: mobileNumber, tokenId, otp: bySms })).body).toMatchObject({ invalidOTP: true, errorMsg: expect.stringContaining('older code') });
    expect(await whoIs(await enter({ loginId: mobileNumber, tokenId, otp: code }))).toBe(email);

    const two = await withBoth();
    const bySmsInstead = await send(two.email, { otherWay });
    expect(bySmsInstead.body.otherWay).toBe('email');
    const entered = await enter({ loginId: two.email, tokenId: bySmsInstead.body.tokenId!, otp: await codeSentTo(two.mobileNumber) });
    expect(await whoIs(entered)).toBe(two.email);
  });

  test('goes nowhere where that is not proven, or the number is on several accounts; nobody is notified', async () => {
    const nobody = await send(newEmail(), { otherWay });
    const unproven = newNumber();
    const one = await withNumber({ mobileNumber: unproven });
    const shared = newNumber();
    const family = [await withNumber({ mobileNumber: shared }), await withNumber({ mobileNumber: shared })];
    for (const { email } of family) sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
    for (const number of [unproven, shared]) {
      const sent = await send(number, { otherWay });
      expect(sent.status).toBe(nobody.status);
      expect(Object.keys(sent.body)).toEqual(Object.keys(nobody.body));
    }
    // Codes leave in the order they were asked for.
    const later = await customer();
    await send(later.email);
    await codeSentTo(later.email);
    for (const to of [one.email, unproven, shared, ...family.map(({ email }) => email)]) expect(await sentTo(to), to).toEqual([]);
  });

  test('opens only the account it went to, whoever has the number by then', async () => {
    const thief = await withBoth();
    const victim = await withBoth();
    const { body } = await send(thief.mobileNumber, { otherWay });
    const otp = await codeSentTo(thief.email);
    sql(`UPDATE customer SET mobile_number = '' WHERE uid = '${thief.email}'`);
    sql(`UPDATE customer SET mobile_number = '${thief.mobileNumber}' WHERE uid = '${victim.email}'`);
    expect((await enter({ loginId: thief.mobileNumber, tokenId: body.tokenId!, otp })).body).toMatchObject({ responseStatus: false, invalidOTP: true });
  });

  test('does not show, at the address it went to, that it did', async () => {
    const { email, mobileNumber } = await withBoth();
    await send(mobileNumber, { otherWay });
    await codeSentTo(email);
    expect((await send(email)).status).toBe(200);
    await codeSentTo(email, 2);
  });

  test('is counted apart: one a minute, five an hour', async () => {
    const { mobileNumber } = await withBoth();
    const tokenId = await asked(mobileNumber);
    expect((await send(mobileNumber, { otherWay })).status).toBe(200);
    expect((await send(mobileNumber, { otherWay })).status).toBe(429);
    for (let n = 0; n < 4; n += 1) {
      earlier(tokenId, 61_000);
      expect((await send(mobileNumber, { otherWay })).status).toBe(200);
    }
    earlier(tokenId, 61_000);
    expect((await send(mobileNumber, { otherWay })).body).toMatchObject({ maxCountReached: true });
    expect((await send(mobileNumber)).status).toBe(200);
  });
});
