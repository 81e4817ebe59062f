// Every call of the back office × every role: allowed, or 403. The table says it once more, so that the program's cannot change by itself.
import { describe, expect, test } from 'vitest';
import { shop } from './support/client.ts';
import { operations } from './support/contract.ts';
import { staffMember } from './support/staff.ts';

const everything = ['desk', 'serve', 'pay', 'audit', 'orders', 'contact', 'fulfil', 'cancel', 'note'];
const people = ['seeCustomers', 'customers', 'forget'];
const goods = ['seeCatalogue', 'catalogue', 'seePrices', 'prices', 'agreePrices', 'seeStock', 'stock'];
const places = ['seeStores', 'stores'];
const offers = ['seePromotions', 'promotions', 'agreePromotions'];
const searching = ['seeSearch', 'search'];
const opinions = ['seeReviews', 'reviews'];
const writing = ['seeContent', 'content'];
const roles: Record<string, string[]> = {
  owner: [...everything, ...goods, ...people, ...offers, ...searching, ...writing, ...places, ...opinions, 'reports', 'staff', 'seeSettings', 'settings'],
  operations: [...everything, ...goods, ...people, ...offers, ...searching, ...writing, ...places, ...opinions, 'reports'],
  'store-lead': ['desk', 'serve', 'orders', 'contact', 'fulfil', 'cancel', 'note', 'seeCatalogue', 'seeStock', 'seeCustomers', 'seeStores'],
  packer: ['orders', 'fulfil', 'note'],
  'service-desk': ['desk', 'serve', 'orders', 'contact', 'fulfil', 'cancel', 'note', 'seeCatalogue', 'seeCustomers', 'customers', ...opinions],
  catalogue: ['seeCatalogue', 'catalogue', 'seePrices', 'prices', 'seePromotions', 'seeSearch', 'seeContent'],
  promotions: ['seeCatalogue', ...offers, ...searching, ...writing],
  prices: ['seeCatalogue', 'seePrices', 'prices', 'agreePrices'],
  stock: ['seeCatalogue', 'seeStock', 'stock', 'seeStores'],
  finance: ['desk', 'pay', 'orders', 'contact', 'cancel', 'note', 'seeCatalogue', 'seePrices', 'seeCustomers', 'seePromotions', 'seeSearch', 'seeContent', 'reports'],
  analyst: ['reports'],
  auditor: ['desk', 'audit', 'orders', 'contact', 'seeCatalogue', 'seePrices', 'seeStock', 'seeCustomers', 'seePromotions', 'seeSearch', 'seeContent', 'reports', 'seeStores', 'seeSettings', 'seeReviews'],
  'bulk-goods': ['bulkGoods'],
  'bulk-orders': ['bulkOrders'],
};

/** What each call needs; '' is for everybody who works there, of two either is enough. */
const needed: Record<string, string> = {
  getStaffMe: '', getStaffToday: '', getStaffActs: 'audit', getStaffFile: 'desk',
  listStaffReturns: 'desk', getStaffReturn: 'desk', takeReturn: 'serve', releaseReturn: 'serve', authoriseReturn: 'serve', declineReturn: 'serve', receiveReturn: 'serve', inspectReturn: 'serve', sendReturnBack: 'serve',
  refundReturn: 'pay', replaceReturn: 'pay',
  listStaffClaims: 'desk', getStaffClaim: 'desk', takeClaim: 'serve', releaseClaim: 'serve', checkClaim: 'serve', refuseClaim: 'serve', agreeToClaim: 'pay',
  listStaffTickets: 'desk', getStaffTicket: 'desk', previewReply: 'desk', takeTicket: 'serve', releaseTicket: 'serve', answerTicket: 'serve', noteTicket: 'serve', closeTicket: 'serve',
  listStaffReplies: 'desk', keepReply: 'serve', dropReply: 'serve',
  listStaffOrders: 'orders', countStaffOrders: 'orders', getStaffOrder: 'orders', listStaffRefunds: 'orders', getStaffDocument: 'contact',
  listStaffCustomers: 'seeCustomers', getStaffCustomer: 'seeCustomers', noteOnStaffCustomer: 'customers', blockStaffCustomer: 'customers', unblockStaffCustomer: 'customers', signOutStaffCustomer: 'customers', copyStaffCustomer: 'customers',
  proposeStaffDeletion: 'forget', agreeToStaffDeletion: 'forget', keepStaffCustomer: 'forget',
  getStaffReport: 'reports', downloadStaffReport: 'reports', getStaffSearchReport: 'reports', listStaffSettlements: 'reports', getStaffSettlement: 'reports', addStaffSettlement: 'pay',
  listStaffMembers: 'staff', confirmStaffMember: 'staff', inviteStaffMember: 'staff', setStaffRoles: 'staff', disableStaffMember: 'staff', enableStaffMember: 'staff', resetStaffMember: 'staff',
  moveStaffConsignment: 'fulfil', previewStaffCancellation: 'cancel', cancelStaffOrder: 'cancel', noteOnStaffOrder: 'note', settlePaymentDoubt: 'pay', retryStaffRefund: 'pay', confirmStaffRefund: 'pay',
  listStaffProducts: 'seeCatalogue', countStaffProducts: 'seeCatalogue', getStaffProduct: 'seeCatalogue', listStaffProductChanges: 'seeCatalogue', listStaffBrands: 'seeCatalogue', listStaffCategories: 'seeCatalogue', listStaffFacts: 'seeCatalogue',
  addStaffProduct: 'catalogue', changeStaffProduct: 'catalogue', undoStaffChange: 'catalogue', addStaffCategory: 'catalogue', changeStaffCategory: 'catalogue', removeStaffCategory: 'catalogue', moveStaffCategory: 'catalogue',
  previewStaffBulk: 'catalogue', applyStaffBulk: 'catalogue', undoStaffBulk: 'catalogue',
  getStaffPrices: 'seePrices', getStaffPriceProposal: 'seePrices', getStaffStockProposal: 'seeStock', listStaffPriceProposals: 'seePrices', setStaffPrice: 'prices', addStaffCampaign: 'prices', endStaffCampaign: 'prices', undoStaffPrice: 'prices', withdrawStaffPrice: 'prices', agreeToStaffPrice: 'agreePrices',
  previewStaffPrices: 'prices', applyStaffPrices: 'prices', undoStaffPrices: 'prices',
  listStaffStock: 'seeStock', countStaffStock: 'seeStock', listStaffStores: 'seeStock', getStaffProductStock: 'seeStock', listStaffMovements: 'seeStock', listStaffStockProposals: 'seeStock',
  adjustStaffStock: 'stock', transferStaffStock: 'stock', previewStaffCount: 'stock', applyStaffCount: 'stock', undoStaffMovement: 'stock', agreeToStaffStock: 'stock', withdrawStaffStock: 'stock',
  listStaffPromotions: 'seePromotions', getStaffPromotion: 'seePromotions', getStaffPromotionCalendar: 'seePromotions', checkStaffPromotion: 'seePromotions', testStaffCart: 'seePromotions', listStaffPromotionVersions: 'seePromotions', listStaffPromotionProposals: 'seePromotions',
  addStaffPromotion: 'promotions', saveStaffPromotion: 'promotions', publishStaffPromotion: 'promotions', discardStaffPromotion: 'promotions', pauseStaffPromotion: 'promotions', resumeStaffPromotion: 'promotions', endStaffPromotion: 'promotions', undoStaffPromotion: 'promotions', duplicateStaffPromotion: 'promotions', restoreStaffPromotion: 'promotions', previewStaffPromotionBulk: 'promotions', changeStaffPromotions: 'promotions', undoStaffPromotionBulk: 'promotions', withdrawStaffPromotion: 'promotions', agreeToStaffPromotion: 'agreePromotions',
  listStaffSearchQueries: 'seeSearch', downloadStaffSearchQueries: 'seeSearch', explainStaffSearch: 'seeSearch', listStaffSearchRules: 'seeSearch', getStaffSearchRule: 'seeSearch', addStaffSearchRule: 'search', previewStaffSearchRule: 'search', changeStaffSearchRule: 'search', endStaffSearchRule: 'search', undoStaffSearchRule: 'search',
  listStaffCoupons: 'seePromotions', getStaffCoupon: 'seePromotions', addStaffCoupon: 'promotions', switchOffStaffCoupon: 'promotions', switchOnStaffCoupon: 'promotions', listStaffCouponBatches: 'seePromotions', getStaffCouponBatch: 'seePromotions', addStaffCouponBatch: 'promotions', exportStaffCouponBatch: 'promotions', switchOffStaffCouponBatch: 'promotions', switchOnStaffCouponBatch: 'promotions', agreeToStaffCouponBatch: 'agreePromotions', withdrawStaffCouponBatch: 'promotions',
  findStaffStores: 'seeStores', getStaffStore: 'seeStores', listStaffStoreChanges: 'seeStores', addStaffStore: 'stores', changeStaffStore: 'stores', undoStaffStoreChange: 'stores',
  listStaffReviews: 'seeReviews', getStaffReview: 'seeReviews', approveStaffReview: 'reviews', declineStaffReview: 'reviews', putBackStaffReview: 'reviews', undoStaffReview: 'reviews', previewStaffReviewBulk: 'reviews', decideStaffReviews: 'reviews', undoStaffReviewBulk: 'reviews',
  listStaffPages: 'seeContent', listStaffComponentKinds: 'seeContent', openStaffPreview: 'seeContent', getStaffPage: 'seeContent', listStaffPageVersions: 'seeContent', getStaffPageVersion: 'seeContent', saveStaffPageDraft: 'content', discardStaffPageDraft: 'content', publishStaffPage: 'content', unplanStaffPage: 'content', restoreStaffPageVersion: 'content', addStaffPage: 'content', takeStaffPageDown: 'content', removeStaffPage: 'content',
  listStaffRedirects: 'seeContent', addStaffRedirect: 'content', changeStaffRedirect: 'content', removeStaffRedirect: 'content',
  listStaffMedia: 'seeContent', getStaffMedia: 'seeContent', addStaffPicture: 'content|catalogue', describeStaffMedia: 'content|catalogue', removeStaffMedia: 'content|catalogue', restoreStaffMedia: 'content|catalogue',
  getStaffSettings: 'seeSettings', setStaffSetting: 'settings', withdrawStaffSetting: 'settings',
  listStaffWebhooks: 'seeSettings', listStaffDeliveries: 'seeSettings', addStaffWebhook: 'settings', changeStaffWebhook: 'settings', removeStaffWebhook: 'settings', pauseStaffWebhook: 'settings', resumeStaffWebhook: 'settings', rotateStaffWebhook: 'settings', testStaffWebhook: 'settings', sendStaffDelivery: 'settings', sendStaffWebhookAgain: 'settings',
  listStaffKeys: 'seeSettings', addStaffKey: 'settings', revokeStaffKey: 'settings',
  // Which list it is decides (staff-views.test.ts).
  listStaffViews: '', keepStaffView: '', changeStaffView: '', removeStaffView: '',
  readProductsInBulk: 'bulkGoods', readPricesInBulk: 'bulkGoods', readStockInBulk: 'bulkGoods', readOrdersInBulk: 'bulkOrders',
  sendStockInBulk: 'sendStock', sendPricesInBulk: 'sendPrices', sendStepsInBulk: 'sendSteps',
};

/** Good for a cookie alone: what a visit is asked about itself. */
const ofVisits = ['getStaffSession', 'lockStaffSession', 'confirmStaffSession', 'listStaffPasskeys', 'addStaffPasskey', 'beginStaffPasskey', 'renameStaffPasskey', 'removeStaffPasskey'];
/** Before anybody is known. */
const open = ['getStaffDoor', 'openStaffSession', 'closeStaffSession', 'unlockStaffSession', 'openStaffSessionByLink', 'openStaffInvitation', 'acceptStaffInvitation',
  'beginStaffPasskeySignIn', 'openStaffSessionByPasskey', 'beginStaffPasskeyConfirmation', 'confirmStaffSessionByPasskey', 'beginStaffPasskeyByInvitation', 'acceptStaffInvitationByPasskey'];

const staffCalls = operations.filter(({ path }) => path.startsWith('/backoffice/api/'));
const filled = (path: string) => path.replace('{step}', 'pick').replaceAll(/\{\w+\}/g, 'nothing-is-called-so');
/** What a form needs is not what this is about: an empty one is refused after the right was looked at. */
const bodyOf = (method: string) => (method === 'GET' ? {} : { body: {} });

test('each call of the back office is in one of the tables', () => {
  expect(staffCalls.map(({ id }) => id).sort()).toEqual([...Object.keys(needed), ...ofVisits, ...open].sort());
});

describe.each(Object.entries(roles))('who is %s', (role, rights) => {
  test('has the rights of the role', async () => {
    expect((await staffMember(role).client.get('/backoffice/api/me')).rights.sort()).toEqual([...rights].sort());
  });
  test('may do what the role may, and nothing else', async () => {
    const { client } = staffMember(role);
    for (const { id, method, path } of staffCalls) {
      if (!(id in needed)) continue;
      const good = needed[id]!.split('|');
      const { status, body } = await client.raw(method, filled(path), bodyOf(method));
      if (good.some((right) => right === '' || rights.includes(right))) expect([id, [401, 403, 500].includes(status)], JSON.stringify(body)).toEqual([id, false]);
      else expect([id, status, body.errors[0].type, body.errors[0].subject]).toEqual([id, 403, 'ForbiddenError', good[0]]);
    }
  });
});

test('nobody may call any of it without a token or a visit', async () => {
  for (const { id, method, path } of staffCalls) {
    if (open.includes(id)) continue;
    expect([id, (await shop().raw(method, filled(path), bodyOf(method))).status]).toEqual([id, 401]);
  }
});
