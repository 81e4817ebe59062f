// Tables, tax, delivery, payment and products that do not run out: prepare.mjs DATABASE PRODUCTS
import {
  bootstrap,
  ChannelService,
  FastImporterService,
  Populator,
  TaxCategory,
  TransactionalConnection,
} from '@vendure/core';
import { shop } from './config.mjs';

const [database, products] = process.argv.slice(2);
const config = shop(database);
config.dbConnectionOptions.synchronize = true;

const app = await bootstrap(config);
await app.get(Populator).populateInitialData({
  defaultLanguage: 'en',
  defaultZone: 'Africa',
  countries: [{ code: 'ZA', name: 'South Africa', zone: 'Africa' }],
  taxRates: [{ name: 'VAT', percentage: 15 }],
  shippingMethods: [{ name: 'Delivery', price: 6000 }],
  paymentMethods: [
    {
      name: 'Card',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
});

const importer = app.get(FastImporterService);
await importer.initialize(await app.get(ChannelService).getDefaultChannel());
const [vat] = await app.get(TransactionalConnection).getRepository(TaxCategory).find();
for (let n = 1; n <= Number(products); ++n) {
  const name = { languageCode: 'en', name: `Product ${n}` };
  const productId = await importer.createProduct({
    enabled: true,
    translations: [{ ...name, slug: `product-${n}`, description: `What product ${n} is good for` }],
  });
  await importer.createProductVariant({
    productId,
    sku: `P${n}`,
    price: 10000 + n,
    taxCategoryId: vat.id,
    stockOnHand: 1000000,
    trackInventory: 'TRUE',
    translations: [name],
  });
}
await app.close();
process.exit(0);
