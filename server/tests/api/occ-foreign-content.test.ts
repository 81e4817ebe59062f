// Content of a former system: types the shop does not know are imported, kept and served to stock OCC clients as they came,
// and drawn nowhere else; a page may name its template, and pages may share a slot.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { fillDemoShop, freshDatabase, type FreshDatabase, importFile, program, serve, type Shop } from './support/server.ts';

type Page = Schemas['CmsPage'];

let database: FreshDatabase;
let running: Shop;
let own: Client;
let stock: Client;

const content = `
pages:
  - code: campaign
    title: Winter
    template: LandingPage2Template
    slots:
      - code: CampaignHero
        place: Section1
        components:
          - uid: campaign-video
            type: AcmeVideoComponent
            name: A film
            container: "false"
            autoplay: true
            seconds: 12
            ratio: 1.5
            size: 0123
            media: { desktop: { url: /medias/film.mp4 } }
            tags: [a, 2, null]
          - uid: campaign-text
            type: CMSParagraphComponent
            content: "<p>Warm</p>"
      - code: CampaignStrip
        place: Section2
        components:
          - {uid: campaign-search, type: SearchBoxComponent, maxProducts: "5", displayProducts: "true"}
  - code: store-finder
    title: Our stores
    template: AcmeStoreFinderTemplate
    slots:
      - {code: CampaignStrip, place: BottomHeaderSlot, shared: true}
  - code: plain-campaign
    title: Plain
    slots:
      - {code: CampaignStrip, shared: true}
`;

beforeAll(async () => {
  database = freshDatabase();
  fillDemoShop(database.url, 60);
  importFile(database.url, 'content.yaml', content);
  running = await serve({ label: 'foreign-content', database: database.url, env: { SPAZA_RENDER_WORKERS: '0' } });
  own = new Client({ base: running.base });
  stock = own.plain;
});
afterAll(async () => {
  await running?.stop();
  database?.drop();
});

const page = (client: Client, pageLabelOrId: string) => client.get<Page>('/cms/pages', { pageType: 'ContentPage', pageLabelOrId, fields: 'FULL' });
const slots = (of: Page) => of.contentSlots!.contentSlot!;
const inSlot = (of: Page, position: string) => slots(of).find((each) => each.position === position)?.components?.component ?? [];
const film = {
  uid: 'campaign-video',
  uuid: 'campaign-video',
  typeCode: 'AcmeVideoComponent',
  name: 'A film',
  container: 'false',
  autoplay: true,
  seconds: 12,
  ratio: 1.5,
  size: '0123',
  media: { desktop: { url: '/medias/film.mp4' } },
  tags: ['a', 2, null],
};

describe('content of another system', () => {
  test('comes to a stock client as it was, in the places and with the template its page names', async () => {
    const campaign = await page(stock, 'campaign');
    expect(campaign).toMatchObject({ template: 'LandingPage2Template', title: 'Winter' });
    expect(inSlot(campaign, 'Section1')[0]).toEqual(film);
    expect(inSlot(campaign, 'Section1')[1]).toMatchObject({ typeCode: 'CMSParagraphComponent', content: '<p>Warm</p>' });
    expect(inSlot(campaign, 'Section2')).toMatchObject([{ typeCode: 'SearchBoxComponent', maxProducts: '5' }]);
    expect(inSlot(campaign, 'MiniCart'), 'header and footer are there').toHaveLength(1);
    expect(await stock.get('/cms/components/campaign-video')).toEqual(film);
    expect((await stock.get<Schemas['ComponentList']>('/cms/components', { componentIds: 'campaign-video,campaign-search' })).component).toHaveLength(2);
  });

  test('gives its slots by their ids, too', async () => {
    const own = slots(await page(stock, 'campaign'));
    for (const each of own) expect((await stock.get<Schemas['ContentSlots']>('/cms/contentslots', { contentSlotId: each.slotId, fields: 'DEFAULT' })).contentSlot).toEqual([each]);
    expect(own.map(({ slotId }) => slotId)).toContain('CampaignHero');
  });

  test('stands in the place of a page the shop brings, and shares its slots', async () => {
    const stores = await page(stock, '/store-finder');
    expect(stores).toMatchObject({ template: 'AcmeStoreFinderTemplate', title: 'Our stores', label: '/store-finder' });
    const shared = slots(stores).filter(({ position }) => position === 'BottomHeaderSlot');
    expect(shared).toMatchObject([{ slotId: 'CampaignStrip', slotShared: true, components: { component: [{ uid: 'campaign-search' }] } }]);
    expect(slots(await page(stock, 'campaign')).find(({ slotId }) => slotId === 'CampaignStrip')).toMatchObject({ slotShared: true });
  });

  test('is never drawn by the shop itself', async () => {
    const campaign = await page(own, 'campaign');
    expect(campaign.template).toBeUndefined();
    expect(slots(campaign).flatMap((slot) => slot.components!.component!.map(({ typeCode }) => typeCode))).toEqual(['CMSParagraphComponent']);
    expect(slots(await page(own, 'plain-campaign')).flatMap((slot) => slot.components!.component!)).toEqual([]);
    const { contentSlot } = await own.get<{ contentSlot: Schemas['ContentSlot'][] }>('/cms/contentslots', { contentSlotId: 'CampaignHero' });
    expect(contentSlot[0]!.components!.component!.map(({ uid }) => uid)).toEqual(['campaign-text']);
  });

  test('is refused with file, line and field when it holds a script, is too deep, or says whose slot it is not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'spaza-foreign-'));
    const reported = (slot: string) => {
      const file = join(folder, 'content.yaml');
      writeFileSync(file, `pages:\n  - code: bad\n    slots:\n      - ${slot}\n`);
      try {
        execFileSync(program('spaza'), ['import', '--database', database.url, file], { stdio: 'pipe' });
      } catch (failed) {
        return String((failed as { stderr?: Buffer }).stderr);
      }
      return 'nothing';
    };
    try {
      const one = (member: string) => reported(`{code: BadSlot, components: [{uid: bad-one, type: AcmeComponent, ${member}}]}`);
      expect(one('html: "<p><SCRIPT>x</SCRIPT></p>"')).toMatch(/content\.yaml:\d+: html must not hold <script>/);
      expect(one('links: [{href: " javascript:x"}]')).toMatch(/content\.yaml:\d+: href must not hold javascript:/);
      expect(one(`deep: ${'['.repeat(18)}${']'.repeat(18)}`)).toMatch(/at most 16 levels/);
      expect(one('typeCode: Other')).toMatch(/typeCode is given beside properties/);
      expect(reported('{code: CampaignStrip, components: [{uid: bad-two, type: AcmeComponent}]}')).toMatch(/belongs to page 'campaign'/);
      expect(reported('{code: CampaignStrip, shared: true, components: []}')).toMatch(/components are given by the page whose slot it is/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
