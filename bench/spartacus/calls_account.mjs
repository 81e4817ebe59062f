// What a customer may call about themselves: account, addresses, choices, coupons, interests, ways to pay.
import { password, address } from './shelf.mjs';
import { lacks, unless } from './report.mjs';

export const newEmail = () => `shopper-${Math.random().toString(36).slice(2, 12)}@example.co.za`;

/** Makes an account and signs in: by the client's own calls, with the shop's client id and secret as it has them. */
export const signUp = async (report, client) => {
  const uid = newEmail();
  await report.call(client, 'UserProfileAdapter.register', (a) => a.register({ uid, firstName: 'Thandi', lastName: 'Nkosi', titleCode: 'ms', password }), {
    faults: (user) => unless(user.uid === uid, 'another uid'),
  });
  await client.auth.loginWithCredentials(uid, password);
  return uid;
};

const account = async (report, client, uid, mails) => {
  const call = (name, run, faults, differs) => report.call(client, name, run, { faults, differs });
  await call('UserAccountAdapter.load', (a) => a.load('current'), (user) => [...lacks(user, 'name', 'firstName', 'lastName', 'titleCode', 'customerId'), ...unless(user.uid === uid, 'another uid')]);
  await call('UserProfileAdapter.update', (a) => a.update('current', { firstName: 'Thandeka', lastName: 'Nkosi', titleCode: 'mrs' }));
  await call('UserAccountAdapter.load', (a) => a.load('current'), (user) => unless(user.firstName === 'Thandeka' && user.titleCode === 'mrs', 'the change is not there'));
  await call('UserProfileAdapter.updatePassword', (a) => a.updatePassword('current', password, `${password}x`));
  await client.auth.loginWithCredentials(uid, `${password}x`);
  await call('UserProfileAdapter.requestForgotPasswordEmail', (a) => a.requestForgotPasswordEmail(uid));
  await call('UserProfileAdapter.resetPassword', async (a) => a.resetPassword(await mails.resetToken(uid), password).toPromise());
  await client.auth.loginWithCredentials(uid, password);
  await call('UserProfileAdapter.updateEmail', (a) => a.updateEmail('current', password, newEmail()), undefined, 'the address changes when a code that was sent to it comes back');
};

const addresses = async (report, client) => {
  const call = (name, run, faults) => report.call(client, `UserAddressAdapter.${name}`, run, { faults });
  const added = await call('add', (a) => a.add('current', address()), (one) => lacks(one, 'id'));
  await call('verify', (a) => a.verify('current', address()), (answer) => unless(answer.decision === 'ACCEPT', answer.decision));
  await call('loadAll', (a) => a.loadAll('current'), (all) => lacks(all, '0.id', '0.firstName', '0.line1', '0.town', '0.region.isocode', '0.country.isocode', '0.postalCode', '0.title', '0.formattedAddress'));
  await call('update', (a) => a.update('current', added.id, { defaultAddress: true }));
  await call('update', (a) => a.update('current', added.id, address({ lastName: 'Mokoena' })));
  await call('loadAll', (a) => a.loadAll('current'), (all) => unless(all[0].lastName === 'Mokoena' && all[0].defaultAddress, 'the change is not there'));
  await call('delete', (a) => a.delete('current', added.id));
  await call('loadAll', (a) => a.loadAll('current'), (all) => unless(all.length === 0, 'it is still there'));
};

const choices = async (report, client, { soldOut }) => {
  const call = (name, run, faults) => report.call(client, name, run, { faults });
  const templates = await call('UserConsentAdapter.loadConsents', (a) => a.loadConsents('current'), (all) => lacks(all, '0.id', '0.name', '0.description', '0.version'));
  const given = await call('UserConsentAdapter.giveConsent', (a) => a.giveConsent('current', templates[0].id, templates[0].version), (one) => lacks(one, 'currentConsent.code', 'currentConsent.consentGivenDate'));
  await call('UserConsentAdapter.withdrawConsent', (a) => a.withdrawConsent('current', given.currentConsent.code));
  await call('UserConsentAdapter.loadConsents', (a) => a.loadConsents('current'), ([one]) => unless(!one.currentConsent || one.currentConsent.consentWithdrawnDate, 'it is still given'));

  const preferences = await call('UserNotificationPreferenceAdapter.loadAll', (a) => a.loadAll('current'), (all) => lacks(all, '0.channel', '0.enabled', '0.value', '0.visible'));
  await call('UserNotificationPreferenceAdapter.update', (a) => a.update('current', preferences.filter(({ channel }) => channel === 'EMAIL')));

  await call('UserInterestsAdapter.addInterest', (a) => a.addInterest('current', soldOut, 'BACK_IN_STOCK'));
  const waits = await call('UserInterestsAdapter.getInterests', (a) => a.getInterests('current', 5, 0, 'name:asc', soldOut, 'BACK_IN_STOCK'), (page) => lacks(page, 'results.0.product.code', 'results.0.productInterestEntry.0.interestType', 'results.0.productInterestEntry.0.dateAdded', 'pagination.totalCount', 'sorts.0.code'));
  await call('UserInterestsAdapter.removeInterest', (a) => a.removeInterest('current', waits.results[0]));
  await call('UserInterestsAdapter.getInterests', (a) => a.getInterests('current', 5), (page) => unless(page.results.length === 0, 'it is still there'));
};

const coupons = async (report, client, code) => {
  const call = (name, run, more) => report.call(client, `CustomerCouponAdapter.${name}`, run, more);
  const list = (faults) => call('getCustomerCoupons', (a) => a.getCustomerCoupons('current', 10, 0, 'startDate:asc'), { faults });
  await list((page) => lacks(page, 'coupons.0.couponId', 'coupons.0.name', 'coupons.0.endDate', 'coupons.0.status', 'coupons.0.notificationOn', 'pagination.totalCount', 'sorts.0.code'));
  await call('claimCustomerCoupon', (a) => a.claimCustomerCoupon('current', code), { faults: (answer) => lacks(answer, 'coupon.couponId') });
  await call('turnOnNotification', (a) => a.turnOnNotification('current', code));
  await list(({ coupons }) => unless(coupons[0].notificationOn === true, 'it stays off'));
  await call('turnOffNotification', (a) => a.turnOffNotification('current', code));
  await list(({ coupons }) => unless(coupons[0].notificationOn === false, 'it stays on'));
};

const waysToPay = async (report, client) => {
  const call = (name, run, faults) => report.call(client, `UserPaymentAdapter.${name}`, run, { faults });
  const members = ['0.id', '0.cardType.name', '0.accountHolderName', '0.defaultPayment'];
  const all = await report.call(client, 'UserPaymentAdapter.loadAll', (a) => a.loadAll('current'), {
    faults: (all) => lacks(all, ...members),
    differs: 'the ways to pay, without a card in them: no number, no month of expiry',
  });
  const other = all.find(({ defaultPayment }) => !defaultPayment);
  await call('setDefault', (a) => a.setDefault('current', other.id));
  await call('loadAll', (a) => a.loadAll('current'), (now) => unless(now.every(({ id, defaultPayment }) => defaultPayment === (id === other.id)), 'the default stays'));
  await report.refusal(client, 'UserPaymentAdapter.delete', (a) => a.delete('current', other.id), 400, 'PaymentError', 'a way to pay is no card that was saved');
};

const reviews = async (report, client, { ordinary }) =>
  report.call(client, 'ProductReviewsAdapter.post', (a) => a.post(ordinary, { headline: 'Holds its charge', comment: 'A week of calls on one charge.', rating: 4, alias: 'Thandi' }), {
    faults: (one) => lacks(one, 'id', 'headline', 'rating'),
  });

export const accountCalls = async (report, client, uid, shelf, { mails, couponOf }) => {
  await account(report, client, uid, mails);
  await addresses(report, client);
  await choices(report, client, shelf);
  await coupons(report, client, couponOf(uid));
  await waysToPay(report, client);
  await reviews(report, client, shelf);
  const guest = (a) => a.registerGuest('none', password);
  await report.refusal(client, 'UserProfileAdapter.registerGuest', guest, 400, 'ValidationError', 'guests have no orders to make an account of (specification §6)');
};

export const closing = (report, client) =>
  report.refusal(client, 'UserProfileAdapter.close', (a) => a.close('current'), 403, 'StepUpRequiredError', 'the session shows first whose it is');
