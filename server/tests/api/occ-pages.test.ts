// The pages a stock OCC client asks for: templates, slots of header and footer, components by their uids.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Client, type Schemas, shop } from './support/client.ts';
import { freshDatabase, importFile, serve } from './support/server.ts';
import { aProduct } from './support/shelf.ts';

type Page = Schemas['CmsPage'];
/** A menu: what it leads to, each link by the uid of its component. */
type MenuNode = { title?: string; children?: MenuNode[]; entries?: { itemId: string }[] };
/** What these tests read of components, whose members differ by type. */
type Component = Schemas['Component'] & { banners: string; components: string; navigationNode: MenuNode; url: string; linkName: string };

const api = shop().plain;
const fields = 'DEFAULT';
const content = (pageLabelOrId: string, client: Client = api) => client.get<Page>('/cms/pages', { pageType: 'ContentPage', pageLabelOrId, lang: 'en', curr: 'ZAR', fields });
const byCode = (pageType: string, code: string, client: Client = api) => client.get<Page>('/cms/pages', { pageType, code, fields });
const slot = (page: Page, position: string) => page.contentSlots!.contentSlot!.find((each) => each.position === position);
const drawn = (page: Page, position: string) =>
  (slot(page, position)?.components?.component ?? []).map(({ typeCode, flexType }) => (typeCode === 'CMSFlexComponent' ? flexType : typeCode));
const components = async (ids: string[], client: Client = api) =>
  (await client.get<Schemas['ComponentList']>('/cms/components', { componentIds: ids.join(','), pageSize: ids.length, currentPage: 0, fields })).component as Component[];

const header = ['PreHeader', 'SiteContext', 'SiteLinks', 'SiteLogo', 'SearchBox', 'SiteLogin', 'HeaderLinks', 'MiniCart', 'NavigationBar', 'BottomHeaderSlot', 'Footer'];
const links = ({ navigationNode }: Pick<Component, 'navigationNode'>): string[] =>
  navigationNode.children!.flatMap((child) => child.entries?.[0]!.itemId ?? links({ navigationNode: child }));

const routes: [string, string, string, string][] = [
  ['/cart', 'CartPageTemplate', 'TopContent', 'CartComponent'],
  ['search', 'SearchResultsListPageTemplate', 'SearchResultsListSlot', 'SearchResultsListComponent'],
  ['/store-finder', 'StoreFinderPageTemplate', 'MiddleContent', 'StoreFinderComponent'],
  ['/login', 'LoginPageTemplate', 'LeftContentSlot', 'ReturningCustomerLoginComponent'],
  ['/login/register', 'LoginPageTemplate', 'LeftContentSlot', 'RegisterCustomerComponent'],
  ['/login/forgot-password', 'LoginPageTemplate', 'LeftContentSlot', 'ForgotPasswordComponent'],
  ['/checkout', 'MultiStepCheckoutSummaryPageTemplate', 'BodyContent', 'CheckoutOrchestrator'],
  ['/checkout/shipping-address', 'MultiStepCheckoutSummaryPageTemplate', 'BodyContent', 'CheckoutShippingAddress'],
  ['/checkout/delivery-mode', 'MultiStepCheckoutSummaryPageTemplate', 'BodyContent', 'CheckoutDeliveryMode'],
  ['/checkout/payment-details', 'MultiStepCheckoutSummaryPageTemplate', 'BodyContent', 'CheckoutPaymentDetails'],
  ['/checkout/review-order', 'MultiStepCheckoutSummaryPageTemplate', 'SideContent', 'CheckoutPlaceOrder'],
  ['/order-confirmation', 'OrderConfirmationPageTemplate', 'BodyContent', 'OrderConfirmationOverviewComponent'],
  ['/login/pw/change', 'LoginPageTemplate', 'LeftContentSlot', 'ResetPasswordComponent'],
  ['/my-account/orders', 'AccountPageTemplate', 'BodyContent', 'CMSTabParagraphContainer'],
  ['/my-account/update-email', 'AccountPageTemplate', 'BodyContent', 'UpdateEmailComponent'],
  ['/my-account/update-password', 'AccountPageTemplate', 'BodyContent', 'UpdatePasswordComponent'],
  ['/my-account/payment-details', 'AccountPageTemplate', 'BodyContent', 'AccountPaymentDetailsComponent'],
  ['/my-account/coupons', 'AccountPageTemplate', 'BodyContent', 'MyCouponsComponent'],
  ['/my-account/my-interests', 'AccountPageTemplate', 'BodyContent', 'MyInterestsComponent'],
  ['/my-account/notification-preference', 'AccountPageTemplate', 'BodyContent', 'NotificationPreferenceComponent'],
  ['/my-account/consents', 'AccountPageTemplate', 'BodyContent', 'ConsentManagementComponent'],
  ['/my-account/close-account', 'AccountPageTemplate', 'BodyContent', 'CloseAccountComponent'],
  ['/logout', 'ContentPage1Template', 'Section2A', 'CMSParagraphComponent'],
  ['/terms-and-conditions', 'ContentPage1Template', 'Section2A', 'CMSParagraphComponent'],
  ['/my-account/address-book', 'AccountPageTemplate', 'BodyContent', 'AccountAddressBookComponent'],
  ['/my-account/wishlist', 'AccountPageTemplate', 'BodyContent', 'WishListComponent'],
  ['/not-found', 'ErrorPageTemplate', 'MiddleContent', 'CMSParagraphComponent'],
];

describe('a stock OCC client', () => {
  test.each(routes)('gets %s with its template, header and footer', async (label, template, position, type) => {
    const page = await content(label);
    expect(page).toMatchObject({ label, template, typeCode: 'ContentPage' });
    expect(page.title).not.toBe('');
    expect(page.contentSlots!.contentSlot!.filter(({ slotShared }) => slotShared).map((each) => each.position)).toEqual(header);
    expect(drawn(page, 'SearchBox')).toEqual(['SearchBoxComponent']);
    expect(drawn(page, 'MiniCart')).toEqual(['MiniCartComponent']);
    expect(drawn(page, 'SiteLogin')).toEqual(['LoginComponent']);
    expect(drawn(page, position)).toContain(type);
  });

  test.each([
    ['/my-account/order/return', 'ReturnOrderComponent'],
    ['/my-account/order/return/confirmation', 'ReturnOrderConfirmationComponent'],
    ['/my-account/return-request', 'ReturnRequestOverviewComponent'],
    ['/my-account/coupon/claim', 'CouponClaimComponent'],
  ])('gets %s for whatever stands below it', async (label, type) => {
    const page = await content(`${label}/00012345`);
    expect(page.label).toBe(label);
    expect(drawn(page, 'BodyContent')).toContain(type);
  });

  test('gets orders and returns in tabs of one page', async () => {
    const tabs = slot(await content('/my-account/orders'), 'BodyContent')!.components!.component![0] as Component;
    expect(tabs).toMatchObject({ uid: 'AccountOrderHistoryTabContainer', components: 'AccountOrderHistoryComponent OrderReturnRequestListComponent' });
    expect((await components(tabs.components.split(' '))).map(({ flexType }) => flexType)).toEqual(tabs.components.split(' '));
  });

  test('gets the home page without a label, with what the editors made under its own type names', async () => {
    const page = await api.get<Page>('/cms/pages', { fields });
    expect(page).toMatchObject({ label: 'homepage', template: 'LandingPage2Template', robotTag: 'INDEX_FOLLOW' });
    expect(drawn(page, 'Section1')).toEqual(['RotatingImagesComponent']);
    const all = page.contentSlots!.contentSlot!.filter((each) => each.position.startsWith('Section')).flatMap((each) => each.components!.component!) as Component[];
    expect([...new Set(all.map(({ typeCode }) => typeCode))].sort()).toEqual(expect.arrayContaining(['BannerComponent', 'ProductCarouselComponent']));
    expect(all.find(({ typeCode }) => typeCode === 'ProductCarouselComponent')!.productCodes).toMatch(/^\d+( \d+)*$/);

    const strip = all[0]!;
    const banners = await components(strip.banners.split(' '));
    expect(banners.map(({ uid }) => uid)).toEqual(strip.banners.split(' '));
    expect(banners[0]).toMatchObject({ typeCode: 'BannerComponent', media: { url: expect.stringMatching(/^\/medias\//) } });
  });

  test('gets any product, with its tabs', async () => {
    const { code } = await aProduct();
    const page = await byCode('ProductPage', code);
    expect(page).toMatchObject({ typeCode: 'ProductPage', label: code, template: 'ProductDetailsPageTemplate' });
    expect(drawn(page, 'Summary')).toEqual(['ProductIntroComponent', 'ProductImagesComponent', 'ProductSummaryComponent', 'ProductAddToCartComponent', 'StockNotificationComponent', 'AddToWishListComponent']);
    const tabs = (slot(page, 'Tabs')!.components!.component![0] as Component).components.split(' ');
    expect((await components(tabs)).map(({ flexType }) => flexType)).toEqual(tabs);
  });

  test('gets any category, listed', async () => {
    const page = await byCode('CategoryPage', 'televisions');
    expect(page).toMatchObject({ typeCode: 'CategoryPage', label: 'televisions', template: 'ProductListPageTemplate' });
    expect(drawn(page, 'ProductListSlot')).toEqual(['CMSProductListComponent']);
    expect(drawn(page, 'ProductLeftRefinements')).toEqual(['ProductRefinementComponent']);
  });

  test('finds departments, account and texts in its menus, each link by its uid', async () => {
    const page = await content('/cart');
    const [departments] = slot(page, 'NavigationBar')!.components!.component as Component[];
    const entries = await components(links(departments!));
    expect(entries).toHaveLength(links(departments!).length);
    expect(departments!.navigationNode.children!.map(({ title }) => title)).toEqual(['TV & audio', 'Fridges & freezers', 'Laundry', 'Kitchen', 'Heating & cooling', 'More']);
    for (const { url, typeCode } of entries) expect(`${typeCode} ${url}`).toMatch(/^CMSLinkComponent \/c\/[\w-]+$/);
    const root = await api.get<Schemas['Category']>(entries[0]!.url.replace('/c/', '/catalogs/spazaProductCatalog/Online/categories/'));
    expect(root.name).toBe(entries[0]!.linkName);

    const [account] = slot(page, 'HeaderLinks')!.components!.component as Component[];
    for (const { url } of await components(links(account!))) if (url !== '/logout') expect((await content(url)).template).toBe('AccountPageTemplate');

    const [footer] = slot(page, 'Footer')!.components!.component as Component[];
    const texts = await components(links({ navigationNode: footer!.navigationNode.children![0]! }));
    expect(texts.map(({ url }) => url)).toContain('/s/terms');
    expect(await content('/s/terms')).toMatchObject({ template: 'ContentPage1Template', label: '/s/terms' });
    expect(drawn(await content('/s/terms'), 'Section2A')).toContain('CMSParagraphComponent');
  });

  test('gets any slot by its id, as the page has it', async () => {
    const byId = async (ids: string[]) => (await api.get<Schemas['ContentSlots']>('/cms/contentslots', { contentSlotId: ids.join(','), fields })).contentSlot!;
    const pages = [await content('homepage'), await content('/cart'), await content('/my-account/orders'), await byCode('ProductPage', (await aProduct()).code), await byCode('CategoryPage', 'televisions')];
    for (const page of pages) {
      const slots = page.contentSlots!.contentSlot!;
      expect(slots.length).toBeGreaterThan(header.length);
      for (let at = 0; at < slots.length; at += 4) {
        const four = slots.slice(at, at + 4);
        expect(await byId(four.map(({ slotId }) => slotId))).toEqual(four);
      }
    }
    const refused = (contentSlotId: string) => api.refusal('GET', '/cms/contentslots', { query: { contentSlotId } });
    expect(await refused('SearchBoxSlot,SearchBoxSlot,SearchBoxSlot,SearchBoxSlot,SearchBoxSlot')).toMatchObject({ status: 400, type: 'ValidationError', subject: 'contentSlotId' });
    for (const id of ['no-such-slot', 'cartPage-Nowhere', '-', 'x'.repeat(400)]) expect(await refused(`SearchBoxSlot,${id}`)).toMatchObject({ status: 404, subjectType: 'contentSlot', subject: id });
  });

  test('gets the page above for an address below it, as with an order', async () => {
    expect(await content('/my-account/order/S0001')).toMatchObject({ label: '/my-account/order', uid: 'order' });
    expect(await content('/my-account/order/cancel/S0001')).toMatchObject({ uid: 'cancelOrder' });
    expect(await content('/store-finder/find')).toMatchObject({ uid: 'storefinderPage' });
  });

  test('is refused what is not there, in its own words', async () => {
    const ask = (pageLabelOrId: string) => api.refusal('GET', '/cms/pages', { query: { pageType: 'ContentPage', pageLabelOrId } });
    for (const label of ['/nowhere', '/cart/more', 'product']) expect(await ask(label), label).toMatchObject({ status: 404, type: 'NotFoundError' });
    expect(await api.refusal('GET', '/cms/components/nothing')).toMatchObject({ status: 404, type: 'NotFoundError' });
    expect(await components(['nothing', 'StoreFinderLink'])).toMatchObject([{ uid: 'StoreFinderLink', url: '/store-finder' }]);
    expect(await api.get('/cms/components/StoreFinderLink')).toMatchObject({ linkName: 'Find a store' });
    expect(await api.get('/cms/pages/cartPage')).toMatchObject({ template: 'CartPageTemplate' });
  });
});

test('the shop itself gets its own pages, without template and shared slots', async () => {
  const page = await shop().get<Page>('/cms/pages', { pageLabelOrId: 'homepage', fields: 'FULL' });
  expect(page.template).toBeUndefined();
  expect(page.contentSlots!.contentSlot!.map((each) => each.position)).toContain('HomeHero');
  expect(await shop().refusal('GET', '/cms/pages', { query: { pageLabelOrId: '/cart' } })).toMatchObject({ status: 404 });
});

test('a new shop of its own has these pages too, with its departments, and sells from its own store', async () => {
  const example = (name: string) => readFileSync(join(import.meta.dirname, '../../../examples/first-shop', name), 'utf8');
  const database = freshDatabase();
  try {
    for (const name of ['categories.csv', 'attributes.csv', 'products.csv', 'prices.csv', 'stores.csv', 'stock.csv']) importFile(database.url, name, example(name));
    const running = await serve({ label: 'occ-pages', database: database.url });
    try {
      const own = new Client({ base: running.base }).plain;
      const page = await content('/cart', own);
      expect(page.template).toBe('CartPageTemplate');
      expect(links(slot(page, 'NavigationBar')!.components!.component![0] as Component).length).toBeGreaterThan(0);
      const config = await own.get<Schemas['AppConfig']>('/cms/appConfig');
      expect(config.zone).toBe(config.defaultZone); // not the demo shop's
      const { guid } = await own.post<Schemas['Cart']>('/users/anonymous/carts', {});
      const added = await own.post<Schemas['CartModification']>(`/users/anonymous/carts/${guid}/entries`, { quantity: 1, product: { code: '1001' } });
      expect(added).toMatchObject({ statusCode: 'success', quantityAdded: 1 });
    } finally {
      await running.stop();
    }
  } finally {
    database.drop();
  }
});
