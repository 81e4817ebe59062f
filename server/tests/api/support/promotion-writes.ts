// What staff write of promotions and codes, each as a call that may be sent again under one key.
import type { Client, Schemas } from './client.ts';
import type { Write } from './goods-writes.ts';
import { unguessable } from './people.ts';

/** By name; each act of staff about a thing is one effect. `sql` asks the shop's database. */
export const writesOfPromotions = (staff: Client, sql: (statement: string) => string, actsOf: (code: string, act: string) => Promise<number>): Record<string, () => Promise<Write>> => {
  const ofPromotions = async (needsCoupon = false) => {
    const terms = { kind: 'orderDiscount' as const, title: unguessable(), amount: 1, needsCoupon };
    return staff.call<Schemas['StaffPromotion']>('POST', '/backoffice/api/promotions', { body: { terms } }).then(({ body }) => ({ ...body, path: `/backoffice/api/promotions/${body.code}` }));
  };
  const withCodes = async () => {
    const { code, version, path } = await ofPromotions(true);
    await staff.call('POST', `${path}/publish`, { body: { version } });
    return code;
  };
  return {
    'a promotion by staff': async () => {
      const code = unguessable().toLowerCase();
      return { client: staff, method: 'POST', path: '/backoffice/api/promotions', options: { body: { code, terms: { kind: 'freeDelivery', title: 'Once' } } }, happened: () => actsOf(code, 'promotion.drafted') };
    },
    'publishing a promotion': async () => {
      const { code, version, path } = await ofPromotions(true);
      return { client: staff, method: 'POST', path: `${path}/publish`, options: { body: { version } }, happened: () => actsOf(code, 'promotion.published') };
    },
    'many promotions paused': async () => {
      const { code, version, path } = await ofPromotions(true);
      const { body } = await staff.call<Schemas['StaffPromotionAnswer']>('POST', `${path}/publish`, { body: { version } });
      return { client: staff, method: 'POST', path: '/backoffice/api/promotion-bulk', options: { body: { act: 'pause', promotions: [{ code, version: body.promotion.version }] } }, happened: () => actsOf(code, 'promotion.paused') };
    },
    'a copy of a promotion': async () => {
      const { path, terms } = await ofPromotions();
      const happened = async () => Number(sql(`SELECT COUNT(*) FROM promotion_draft WHERE document LIKE '%${terms.title} (copy)%'`));
      return { client: staff, method: 'POST', path: `${path}/duplicate`, options: { body: {} }, happened };
    },
    'a code by staff': async () => {
      const promotion = await withCodes();
      const code = unguessable().toUpperCase();
      return { client: staff, method: 'POST', path: '/backoffice/api/coupons', options: { body: { code, promotion } }, happened: () => actsOf(code, 'coupon.added') };
    },
    'a batch of codes by staff': async () => {
      const promotion = await withCodes();
      const happened = async () => Number(sql(`SELECT COUNT(*) FROM coupon_batch WHERE promotion_code = '${promotion}'`));
      return { client: staff, method: 'POST', path: '/backoffice/api/coupon-batches', options: { body: { name: 'Once', promotion, codes: 1 } }, happened };
    },
  };
};
