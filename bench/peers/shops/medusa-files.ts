import { categories, goods, STOCK } from '../goods.ts';

/** Medusa's configuration: its modules of default, no admin pages (its API is what is measured), PostgreSQL. */
export const medusaFiles = (): Record<string, string> => ({
  'medusa-config.js': `
const { defineConfig } = require('@medusajs/framework/utils');
const { DATABASE_URL, JWT_SECRET, COOKIE_SECRET } = process.env;
const cors = 'http://127.0.0.1';
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: { storeCors: cors, adminCors: cors, authCors: cors, jwtSecret: JWT_SECRET, cookieSecret: COOKIE_SECRET },
  },
});
`,
  'goods.json': JSON.stringify({ goods: goods(), categories: categories(), stock: STOCK }),
  'src/scripts/seed.js': SEED,
});

/** Fills it by its own workflows: a shop in India, one place, one way of delivery, payment by hand. */
const SEED = `
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const flows = require('@medusajs/medusa/core-flows');
const { ContainerRegistrationKeys, Modules, ProductStatus } = require('@medusajs/framework/utils');
const { goods, categories, stock } = require('../../goods.json');
module.exports.default = async ({ container }) => {
  const run = async (flow, input) => (await flows[flow](container).run({ input })).result;
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const inStore = [
    { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
    { attribute: 'is_return', value: 'false', operator: 'eq' },
  ];
  const [channel] = await run('createSalesChannelsWorkflow', { salesChannelsData: [{ name: 'Shop' }] });
  const [store] = await container.resolve(Modules.STORE).listStores();
  await run('updateStoresWorkflow', {
    selector: { id: store.id },
    update: { supported_currencies: [{ currency_code: 'inr', is_default: true }], default_sales_channel_id: channel.id },
  });
  const [region] = await run('createRegionsWorkflow', {
    regions: [{ name: 'India', currency_code: 'inr', countries: ['in'], payment_providers: ['pp_system_default'] }],
  });
  await run('createTaxRegionsWorkflow', [{ country_code: 'in', provider_id: 'tp_system' }]);
  const [place] = await run('createStockLocationsWorkflow', {
    locations: [{ name: 'Shop', address: { city: 'Town', country_code: 'IN', address_1: '' } }],
  });
  const ofPlace = { [Modules.STOCK_LOCATION]: { stock_location_id: place.id } };
  await link.create({ ...ofPlace, [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' } });
  const [profile] = await fulfillment.listShippingProfiles({ type: 'default' });
  const set = await fulfillment.createFulfillmentSets({
    name: 'Delivery', type: 'shipping',
    service_zones: [{ name: 'India', geo_zones: [{ country_code: 'in', type: 'country' }] }],
  });
  await link.create({ ...ofPlace, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } });
  const [option] = await run('createShippingOptionsWorkflow', [{
    name: 'Standard', price_type: 'flat', provider_id: 'manual_manual',
    service_zone_id: set.service_zones[0].id, shipping_profile_id: profile.id,
    type: { label: 'Standard', description: 'Delivery', code: 'standard' },
    prices: [{ currency_code: 'inr', amount: 50 }], rules: inStore,
  }]);
  await run('linkSalesChannelsToStockLocationWorkflow', { id: place.id, add: [channel.id] });
  const [key] = await run('createApiKeysWorkflow', { api_keys: [{ title: 'Shop', type: 'publishable', created_by: '' }] });
  await run('linkSalesChannelsToApiKeyWorkflow', { id: key.id, add: [channel.id] });
  const made = await run('createProductCategoriesWorkflow', {
    product_categories: categories.map((name) => ({ name, is_active: true })),
  });
  const idOf = new Map(made.map(({ name, id }) => [name, id]));
  const product = (row) => ({
    title: row.title, handle: row.slug, description: row.description, category_ids: [idOf.get(row.category)],
    status: ProductStatus.PUBLISHED, shipping_profile_id: profile.id, sales_channels: [{ id: channel.id }],
    options: [{ title: 'Pack', values: ['One'] }],
    variants: [{ title: 'One', sku: row.sku, options: { Pack: 'One' }, prices: [{ amount: row.rupees, currency_code: 'inr' }] }],
  });
  for (let from = 0; from < goods.length; from += 50)
    await run('createProductsWorkflow', { products: goods.slice(from, from + 50).map(product) });
  const shelf = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await shelf.graph({ entity: 'inventory_item', fields: ['id'] });
  await run('createInventoryLevelsWorkflow', {
    inventory_levels: data.map(({ id }) => ({ location_id: place.id, inventory_item_id: id, stocked_quantity: stock })),
  });
  const seeded = { key: key.token, region: region.id, shipping: option.id };
  writeFileSync(join(__dirname, '../../seeded.json'), JSON.stringify(seeded));
};
`;
