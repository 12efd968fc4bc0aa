import sharp from 'sharp';
import { goodsForm } from '#test/goods.ts';
import type { Stage } from '../stage.ts';
import { deactivated, fresh, newProduct, owner, type Requests } from './prepare.ts';

async function picture(): Promise<FormData> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'photo.png'));
  return form;
}

async function newDraft(stage: Stage): Promise<string> {
  const { products } = await owner(stage)('POST', '/api/products/drafts', { drafts: [{ thumbnail: '' }] });
  return products[0]._id;
}

/** Requests about goods and their stock. */
export const GOODS: Requests = {
  'GET /api/products': () => ({ path: '/api/products' }),
  'GET /api/products/categories': () => ({ path: '/api/products/categories' }),
  'GET /api/products/facets': () => ({ path: '/api/products/facets' }),
  'GET /api/products/category/:category': () => ({ path: '/api/products/category/fruits' }),
  'GET /api/products/:id/related': ({ goods }) => ({ path: `/api/products/${goods.mango._id}/related` }),
  'GET /api/products/:id/extras': ({ goods }) => ({ path: `/api/products/${goods.mango._id}/extras` }),
  'GET /api/products/:id': ({ goods }) => ({ path: `/api/products/${goods.mango._id}` }),
  'GET /api/products/:id deactivated': async (stage) => ({
    path: `/api/products/${await deactivated(stage)}`,
  }),
  'GET /api/products/admin': () => ({ path: '/api/products/admin' }),
  'GET /api/staples': () => ({ path: '/api/staples?q=dal' }),
  'GET /api/staples/aisles': () => ({ path: '/api/staples/aisles' }),
  'POST /api/staples/pictures': () => ({ path: '/api/staples/pictures', body: {} }),
  'POST /api/staples/stock': () => ({
    path: '/api/staples/stock',
    body: { goods: [{ staple: 'Toor dal', pack: '', price: 158, stock: 10 }] },
  }),
  'POST /api/products/addproduct': () => ({
    path: '/api/products/addproduct',
    body: goodsForm(fresh()),
  }),
  'PUT /api/products/editproduct/:id': async (stage) => {
    const product = await newProduct(stage);
    return { path: `/api/products/editproduct/${product._id}`, body: product };
  },
  'DELETE /api/products/deleteproduct/:id': async (stage) => ({
    path: `/api/products/deleteproduct/${(await newProduct(stage))._id}`,
  }),
  'POST /api/products/restoreproduct/:id': async (stage) => ({
    path: `/api/products/restoreproduct/${await deactivated(stage)}`,
  }),
  'GET /api/products/admin/:id': ({ goods }) => ({ path: `/api/products/admin/${goods.mango._id}` }),
  'PUT /api/products/admin/:id/details': async (stage) => ({
    path: `/api/products/admin/${(await newProduct(stage))._id}/details`,
    body: { hsn: '0804' },
  }),
  'GET /api/products/admin/missing/tax': () => ({ path: '/api/products/admin/missing/tax' }),
  'POST /api/products/admin/missing/tax': async (stage) => {
    const { _id } = await newProduct(stage);
    return { path: '/api/products/admin/missing/tax', body: { products: [{ id: _id, taxGoods: 'rice' }] } };
  },
  'GET /api/products/admin/missing': () => ({ path: '/api/products/admin/missing' }),
  'POST /api/products/loose': async (stage) => ({
    path: '/api/products/loose',
    body: { products: [{ _id: (await newProduct(stage))._id }], confirmed: true },
  }),
  'PUT /api/products/families': async (stage) => ({
    path: '/api/products/families',
    body: { packs: [(await newProduct(stage))._id, (await newProduct(stage))._id] },
  }),
  'DELETE /api/products/families/:product': async (stage) => ({
    path: `/api/products/families/${(await newProduct(stage))._id}`,
  }),
  'GET /api/products/barcodes/:digits': () => ({ path: '/api/products/barcodes/8901030865275' }),
  'GET /api/products/admin/:id/packs': ({ goods }) => ({
    path: `/api/products/admin/${goods.mango._id}/packs`,
  }),
  'POST /api/products/admin/:id/packs': async (stage) => ({
    path: `/api/products/admin/${(await newProduct(stage))._id}/packs`,
    body: { pack: '500 g', price: 30, stock: 5 },
  }),
  'POST /api/products/admin/:id/receipts': async (stage) => ({
    path: `/api/products/admin/${(await newProduct(stage))._id}/receipts`,
    body: { quantity: 24, purchasePrice: 40 },
  }),
  'PUT /api/products/admin/:id/soldout': async (stage) => ({
    path: `/api/products/admin/${(await newProduct(stage))._id}/soldout`,
    body: { soldOut: true },
  }),
  'POST /api/products/drafts': () => ({
    path: '/api/products/drafts',
    body: { drafts: [{ thumbnail: '' }] },
  }),
  'PUT /api/products/drafts/:id': async (stage) => ({
    path: `/api/products/drafts/${await newDraft(stage)}`,
    body: { title: 'Papad' },
  }),
  'DELETE /api/products/drafts/:id': async (stage) => ({
    path: `/api/products/drafts/${await newDraft(stage)}`,
  }),
  'POST /api/media': async () => ({ path: '/api/media', body: await picture() }),
};
