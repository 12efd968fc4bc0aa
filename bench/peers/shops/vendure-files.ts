import { categories, goods, STOCK } from '../goods.ts';

/** Vendure's configuration as its own installer writes it, without the dashboard and the query editor. */
export const vendureFiles = (): Record<string, string> => ({
  'config.cjs': CONFIG,
  'server.cjs': `
const { bootstrap } = require('@vendure/core');
bootstrap(require('./config.cjs').config).catch((error) => { console.error(error); process.exit(1); });
`,
  'worker.cjs': `
const { bootstrapWorker } = require('@vendure/core');
bootstrapWorker(require('./config.cjs').config)
  .then((worker) => worker.startJobQueue())
  .catch((error) => { console.error(error); process.exit(1); });
`,
  'seed.cjs': SEED,
  'initial-data.json': JSON.stringify(initialData()),
  'products.csv': productsFile(),
});

const CONFIG = `
const { dirname, join } = require('node:path');
const core = require('@vendure/core');
const { defaultEmailHandlers, EmailPlugin, FileBasedTemplateLoader } = require('@vendure/email-plugin');
const { AssetServerPlugin } = require('@vendure/asset-server-plugin');
const { env } = process;
const templates = join(dirname(require.resolve('@vendure/email-plugin/package.json')), 'templates');
const shop = 'http://127.0.0.1/';
exports.config = {
  apiOptions: { port: Number(env.PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api', trustProxy: 1, cors: { origin: [] } },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: env.ADMIN, password: env.ADMIN_PASSWORD },
    cookieOptions: { secret: env.COOKIE_SECRET },
  },
  dbConnectionOptions: {
    type: 'postgres', synchronize: env.SYNCHRONIZE === 'yes', migrations: [], logging: false,
    host: env.DB_HOST, port: Number(env.DB_PORT), username: env.DB_USER, password: env.DB_PASSWORD, database: env.DB_NAME,
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  plugins: [
    AssetServerPlugin.init({ route: 'assets', assetUploadDir: join(__dirname, 'static/assets'), assetUrlPrefix: shop + 'assets/' }),
    core.DefaultSchedulerPlugin.init(),
    core.DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    core.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
    EmailPlugin.init({
      devMode: true, outputPath: join(__dirname, 'static/mails'), route: 'mailbox', handlers: defaultEmailHandlers,
      templateLoader: new FileBasedTemplateLoader(templates),
      globalTemplateVars: { fromAddress: 'shop@example.com', verifyEmailAddressUrl: shop, passwordResetUrl: shop, changeEmailAddressUrl: shop },
    }),
  ],
};
`;

/** Fills it by its own import, and waits until its worker has indexed everything, or its search would be short. */
const SEED = `
const { join } = require('node:path');
const { setTimeout: wait } = require('node:timers/promises');
const { bootstrap, JobQueueService, TransactionalConnection } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');
const { config } = require('./config.cjs');
const open = async () => {
  const app = await bootstrap(config);
  await app.get(JobQueueService).start();
  return app;
};
(async () => {
  const app = await populate(open, require('./initial-data.json'), join(__dirname, 'products.csv'));
  const count = () => app.get(TransactionalConnection).rawConnection.query('select count(*)::int as n from search_index_item');
  for (let tries = 0; (await count())[0].n < 500 && tries < 240; tries += 1) await wait(500);
  await wait(3000);
  await app.close();
  process.exit(0);
})().catch((error) => { console.error(error); process.exit(1); });
`;

const initialData = (): object => ({
  defaultLanguage: 'en',
  defaultZone: 'Asia',
  countries: [{ name: 'India', code: 'IN', zone: 'Asia' }],
  taxRates: [{ name: 'No tax', percentage: 0 }],
  roles: [],
  shippingMethods: [{ name: 'Standard Shipping', price: 5000 }],
  paymentMethods: [
    {
      name: 'Cash on delivery',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] },
    },
  ],
  collections: categories().map((name) => ({
    name,
    filters: [{ code: 'facet-value-filter', args: { facetValueNames: [name], containsAny: false } }],
  })),
});

const COLUMNS = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
];

function productsFile(): string {
  const rows = goods().map(({ title, slug, description, category, sku, rupees }) => {
    const texts = [title, slug, description, '', `category:${category}`, '', '', sku];
    return [...texts, rupees, 'standard', STOCK, 'true', '', ''].map(cell).join(',');
  });
  return `${[COLUMNS.join(','), ...rows].join('\n')}\n`;
}

const cell = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;
