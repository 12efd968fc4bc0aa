import { goods, STOCK } from '../goods.ts';

/** Payload with its ecommerce plugin, as a Next application that serves its API only. */
export const payloadFiles = (): Record<string, string> => ({
  'payload.config.mjs': CONFIG,
  'next.config.mjs': `
import { withPayload } from '@payloadcms/next/withPayload';
export default withPayload({ turbopack: { root: import.meta.dirname } });
`,
  'jsconfig.json': JSON.stringify({
    compilerOptions: { paths: { '@payload-config': ['./payload.config.mjs'] } },
  }),
  'app/layout.jsx': `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n`,
  'app/api/[...slug]/route.js': `
import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes';
export const GET = REST_GET(config);
export const POST = REST_POST(config);
export const PATCH = REST_PATCH(config);
export const DELETE = REST_DELETE(config);
`,
  'seed.mjs': SEED,
  'goods.json': JSON.stringify({ goods: goods(), stock: STOCK }),
});

/** The plugin's collections as they are; a product's words, which the plugin leaves to the shop; payment in cash. */
const CONFIG = `
import { postgresAdapter } from '@payloadcms/db-postgres';
import { ecommercePlugin } from '@payloadcms/plugin-ecommerce';
import { buildConfig } from 'payload';

const isAdmin = ({ req }) => req.user?.role === 'admin';
const isDocumentOwner = ({ req }) => (req.user ? { customer: { equals: req.user.id } } : false);
const isSelf = ({ req }) => req.user?.role === 'admin' || (req.user ? { id: { equals: req.user.id } } : false);
const idOf = (one) => (typeof one === 'object' ? one.id : one);

const cash = {
  name: 'cash',
  label: 'Cash on delivery',
  group: { name: 'cash', type: 'group', fields: [{ name: 'note', type: 'text' }] },
  initiatePayment: async ({ data: { cart, currency, billingAddress, customerEmail }, req, transactionsSlug }) => {
    const transaction = await req.payload.create({
      collection: transactionsSlug,
      data: {
        ...(req.user ? { customer: req.user.id } : { customerEmail }), cart: cart.id, amount: cart.subtotal, currency, billingAddress,
        items: cart.items.map(({ product, quantity }) => ({ product: idOf(product), quantity })),
        paymentMethod: 'cash', status: 'pending',
      },
      req,
    });
    return { message: 'To be paid in cash', transactionID: transaction.id };
  },
  confirmOrder: async ({ data, finalizeOrder, req, transactionsSlug }) => {
    const { id, amount, currency, customer, customerEmail, items } = await req.payload.findByID({
      collection: transactionsSlug, id: data.transactionID, depth: 0, req,
    });
    const order = await finalizeOrder({
      orderData: {
        amount, currency, customer, customerEmail, items: items.map(({ product, quantity }) => ({ product, quantity })),
        shippingAddress: data.shippingAddress, status: 'processing',
      },
      transactionID: id,
    });
    return { message: 'Ordered', orderID: order.id, transactionID: id };
  },
};

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? 'only for building',
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL } }),
  telemetry: false,
  typescript: { autoGenerate: false },
  admin: { user: 'users' },
  collections: [
    {
      slug: 'users',
      auth: { tokenExpiration: 1209600 },
      access: { create: () => true, read: isSelf, update: isSelf, delete: isAdmin },
      fields: [
        { name: 'role', type: 'select', options: ['admin', 'customer'], defaultValue: 'customer', saveToJWT: true },
        { name: 'cart', type: 'join', collection: 'carts', on: 'customer' },
      ],
    },
    {
      slug: 'categories',
      access: { read: () => true, create: isAdmin, update: isAdmin, delete: isAdmin },
      fields: [{ name: 'title', type: 'text', required: true }],
    },
  ],
  plugins: [
    ecommercePlugin({
      access: {
        adminOnlyFieldAccess: isAdmin,
        adminOrPublishedStatus: ({ req }) => isAdmin({ req }) || { _status: { equals: 'published' } },
        customerOnlyFieldAccess: ({ req }) => Boolean(req.user),
        isAdmin,
        isDocumentOwner,
      },
      addresses: { supportedCountries: [{ label: 'India', value: 'IN' }] },
      currencies: {
        defaultCurrency: 'INR',
        supportedCurrencies: [{ code: 'INR', decimals: 2, label: 'Indian Rupee', symbol: '₹' }],
      },
      customers: { slug: 'users' },
      payments: { paymentMethods: [cash] },
      products: {
        variants: false,
        productsCollectionOverride: ({ defaultCollection }) => ({
          ...defaultCollection,
          fields: [
            { name: 'title', type: 'text', required: true },
            { name: 'slug', type: 'text', index: true },
            { name: 'description', type: 'textarea' },
            { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
            ...defaultCollection.fields,
          ],
        }),
      },
    }),
  ],
});
`;

/** Makes its tables as its development mode does, and fills it by its own operations. */
const SEED = `
import { readFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config from './payload.config.mjs';
const { goods, stock } = JSON.parse(readFileSync('goods.json', 'utf8'));
const payload = await getPayload({ config });
const ids = new Map();
for (const { category } of goods)
  if (!ids.has(category))
    ids.set(category, (await payload.create({ collection: 'categories', data: { title: category } })).id);
for (const { title, slug, description, category, rupees } of goods)
  await payload.create({
    collection: 'products',
    data: {
      title, slug, description, categories: [ids.get(category)], inventory: stock,
      priceInINREnabled: true, priceInINR: rupees * 100, _status: 'published',
    },
  });
await payload.create({
  collection: 'users',
  data: { email: 'bench@example.com', password: process.env.ADMIN_PASSWORD, role: 'admin' },
});
process.exit(0);
`;
