// Tokens, and what is not for a shop of consumers.
import { password } from './shelf.mjs';
import { lacks, unless } from './report.mjs';
import { until } from './shop.mjs';

/** Of `client`, that nobody has signed in with yet, for the customer `uid`. */
export const sessionCalls = async (report, client, uid) => {
  await report.call(client, 'ClientAuthenticationTokenService.loadClientAuthenticationToken', (a) => a.loadClientAuthenticationToken(), {
    faults: (token) => lacks(token, 'access_token', 'token_type', 'expires_in'),
  });
  const call = (name, run, faults) => report.call(client, `OAuthLibWrapperService.${name}`, run, { faults });
  const session = await call('authorizeWithPasswordFlow', (a) => a.authorizeWithPasswordFlow(uid, password), (token) => lacks(token, 'access_token', 'refresh_token', 'expires_in'));
  const held = () => client.authStorage.getItem('access_token');
  await call('refreshToken', async (a) => {
    a.refreshToken();
    await until('another token', () => held() !== session.access_token);
  });
  await call('revokeAndLogout', (a) => a.revokeAndLogout(), () => unless(!held(), 'the token is still held'));
};

const forBusinesses = 'OCC for businesses';
const forSupport = 'assisted service is not offered; staff have the back office';

/** Every one of them is refused as an address that is not there. */
export const businessCalls = async (report, client, cart) => {
  const refused = (name, run, why = forBusinesses, status = 404, type = 'UnknownResourceError') => report.refusal(client, name, run, status, type, why);
  // Its path is none of the API's: with its web files a shop answers the page that says so.
  await refused('AsmAdapter.customerSearch', (a) => a.customerSearch({ query: 'thandi', pageSize: 5 }), forSupport, 404, null);
  await refused('UserCostCenterAdapter.loadActiveList', (a) => a.loadActiveList('current'));
  await refused('CheckoutCostCenterAdapter.setCostCenter', (a) => a.setCostCenter('current', cart, 'none'));
  await refused('PaymentTypeAdapter.loadPaymentTypes', (a) => a.loadPaymentTypes());
  await refused('PaymentTypeAdapter.setPaymentType', (a) => a.setPaymentType('current', cart, 'ACCOUNT'));
  const plan = { numberOfDays: '14', recurrencePeriod: 'DAILY', replenishmentStartDate: '2030-01-01' };
  await refused('CheckoutReplenishmentOrderAdapter.scheduleReplenishmentOrder', (a) => a.scheduleReplenishmentOrder(cart, plan, true, 'current'));
  for (const adapter of ['ReplenishmentOrderAdapter', 'UserReplenishmentOrderAdapter']) {
    await refused(`${adapter}.load`, (a) => a.load('current', 'none'));
    await refused(`${adapter}.loadHistory`, (a) => a.loadHistory('current', 5));
    await refused(`${adapter}.loadReplenishmentDetailsHistory`, (a) => a.loadReplenishmentDetailsHistory('current', 'none', 5));
    await refused(`${adapter}.cancelReplenishmentOrder`, (a) => a.cancelReplenishmentOrder('current', 'none'));
  }
};

/** What no consumer's shop calls. */
export const isForBusinesses = (name) => /^(Asm|UserCostCenter|CheckoutCostCenter|PaymentType|CheckoutReplenishment|Replenishment|UserReplenishment)/.test(name);
