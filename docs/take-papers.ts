// node docs/take-papers.ts: the pictures of docs/papers.md, taken anew from shops that draw each paper, and of their returns. Needs a build and pdftoppm.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startShop } from '../bench/support/shop-process.ts';
import { chromiumArgs, findChromium } from '../bin/test/chromium.mjs';

const FOLDER = fileURLToPath(new URL('./images/', import.meta.url));
const LANGUAGES = ['en', 'hi', 'bn'] as const;
const OWNER = { email: 'owner@haat.local', password: crypto.randomUUID() };
const DOTS_PER_INCH = '90';

type Session = { user: unknown; token: string };
type Sold = { _id: string; items: { line: number }[] };
type Paper = { _id: string; kind: string };

/** Goods with letters that are hard to set, as the owner writes them. */
const GOODS = [
  {
    title: 'Moong dal',
    title_hi: 'मूंग दाल',
    title_bn: 'মুগ ডাল',
    pack: '1 kg',
    price: 158,
    taxGoods: 'dals',
    hsn: '0713',
  },
  {
    title: 'Detergent powder',
    title_hi: 'कपड़े धोने का पाउडर',
    title_bn: 'কাপড় কাচার গুঁড়ো সাবান',
    pack: '1 kg',
    price: 118,
    taxGoods: 'detergent',
    hsn: '3402',
  },
  {
    title: 'Flattened rice',
    title_hi: 'चिवड़ा',
    title_bn: 'চিঁড়ে',
    soldBy: 'weight',
    unit: 'kg',
    price: 62,
    taxGoods: 'puffed-rice',
    hsn: '1904',
  },
  {
    title: 'Rice',
    title_hi: 'खुला चावल',
    title_bn: 'খোলা চাল',
    soldBy: 'weight',
    unit: 'kg',
    price: 54,
    taxGoods: 'rice',
    hsn: '1006',
  },
];
/** Quantities of these goods, in their order, on each paper of a registered shop. */
const BASKETS = { tax: [2, 1, 0, 0], supply: [0, 0, 0.75, 2.35], mixed: [1, 1, 0.5, 2.35] } as const;

type PaperShop = {
  sell: (quantities: readonly number[]) => Promise<Sold>;
  giveCredit: (order: Sold) => Promise<void>;
  takePdf: (order: Sold, kind: string) => Promise<void>;
  takeRoll: (order: Sold, roll: string) => Promise<void>;
  /** The returns of the month, on a phone and a laptop. */
  takeReturns: () => Promise<void>;
};

/** Opens a shop that answered the questions about GST, with these goods, and closes it afterwards. */
async function ofShop(answers: object, work: (shop: PaperShop) => Promise<void>): Promise<void> {
  const shop = await startShop({ ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password });
  const { url } = shop;
  try {
    const owner = await logIn(url, OWNER);
    await nameShop(url, owner);
    const from = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
    await call(url, owner, 'POST', '/api/tax/registrations', { from, ...answers });
    const ids: string[] = [];
    for (const goods of GOODS)
      ids.push(
        (await call<{ _id: string }>(url, owner, 'POST', '/api/products/addproduct', formOf(goods)))._id,
      );
    const asha = await newCustomer(url);
    const papersOf = async ({ _id }: Sold) =>
      (await call<{ bills: Paper[] }>(url, owner, 'GET', `/api/orders/${_id}/bills`)).bills;
    await work({
      sell: (quantities) =>
        sell(
          url,
          { owner, asha },
          ids.map((id, at) => [id, quantities[at] ?? 0]),
        ),
      giveCredit: (order) => giveCredit(url, owner, order),
      takePdf: async (order, kind) => {
        const paper = (await papersOf(order)).find((one) => one.kind === kind);
        if (!paper) throw new Error(`no ${kind} was drawn`);
        for (const lang of LANGUAGES)
          await keepPdf(
            await pdfFrom(url, owner, `/api/orders/${order._id}/bills/${paper._id}/pdf?lang=${lang}`),
            `paper-${kind}-${lang}`,
          );
      },
      takeRoll: (order, roll) => takeRoll(url, owner, order, roll),
      takeReturns: () => takeReturns(url, owner),
    });
  } finally {
    await shop.stop();
  }
}

const formOf = (goods: (typeof GOODS)[number]) => ({
  description: goods.title,
  thumbnail: '',
  cuttedprice: goods.price,
  discount: 0,
  category: 'grocery',
  brand: '',
  unit: 'item',
  stock: 1000,
  rating: 0,
  color: '',
  sku: '',
  pack: '',
  ...goods,
});

async function nameShop(url: string, owner: Session): Promise<void> {
  type Edited = { settings: Record<string, unknown>; revision: number };
  const { settings, revision } = await call<Edited>(url, owner, 'GET', '/api/shop/settings/edit');
  const own = {
    name: 'Annapurna Stores',
    address: 'Shop 4, Station Road, Ratnagiri 415612',
    addressHi: 'दुकान 4, स्टेशन रोड, रत्नागिरी 415612',
    addressBn: 'দোকান 4, স্টেশন রোড, রত্নগিরি 415612',
    phones: ['98260 11111'],
    email: 'shop@annapurna.example',
    fssai: '11521999000123',
  };
  await call(url, owner, 'PUT', '/api/shop/settings', { settings: { ...settings, ...own }, revision });
}

async function newCustomer(url: string): Promise<Session> {
  const asha = { name: 'आशा देवी', email: 'asha@example.com', phone: '9876543210', password: 'Mangoes-2026' };
  await call(url, undefined, 'POST', '/api/auth/signup', asha);
  return logIn(url, asha);
}

/** Sells goods to a customer, and sends them out: then the paper is drawn. */
async function sell(
  url: string,
  { owner, asha }: { owner: Session; asha: Session },
  lines: readonly [product: string, quantity: number][],
): Promise<Sold> {
  for (const [product, quantity] of lines)
    if (quantity > 0) await call(url, asha, 'POST', '/api/cart', { product, quantity });
  const { data: items } = await call<{ data: unknown[] }>(url, asha, 'GET', '/api/cart');
  const { total, totalItems } = await call<{ total: number; totalItems: number }>(
    url,
    asha,
    'GET',
    '/api/cart/quote',
  );
  const selectedAddress = {
    firstName: 'आशा',
    lastName: 'देवी',
    phone: '9876543210',
    colony: 'नेहरू नगर',
    landmark: 'प्राथमिक विद्यालय के पास',
    pincode: '415612',
  };
  const sent = { items, totalAmount: total, totalItems, selectedAddress };
  const { data } = await call<{ data: Sold }>(url, asha, 'POST', '/api/orders', sent);
  await call(url, owner, 'PATCH', `/api/orders/${data._id}`, { status: 'dispatched' });
  return call<Sold>(url, owner, 'GET', `/api/orders/${data._id}`);
}

const giveCredit = (url: string, owner: Session, { _id }: Sold): Promise<void> =>
  call(url, owner, 'POST', `/api/orders/${_id}/credits`, {
    id: crypto.randomUUID(),
    reason: 'spoiled',
    lines: [
      { line: 0, quantity: 1 },
      { line: 2, quantity: 0.5 },
    ],
    seen: { credited: 0 },
  });

/** The first page of a PDF, without the empty part below. */
async function keepPdf(pdf: Uint8Array, name: string): Promise<void> {
  const file = join(scratch, name);
  writeFileSync(`${file}.pdf`, pdf);
  execFileSync('pdftoppm', ['-r', DOTS_PER_INCH, '-png', '-singlefile', `${file}.pdf`, file]);
  const { width, height } = await sharp(`${file}.png`).metadata();
  // Below stands the number of the page.
  const above = { left: 0, top: 0, width, height: height - Math.round(height / 15) };
  await keep(await sharp(`${file}.png`).extract(above).toBuffer(), name);
}

const keep = (png: Uint8Array, name: string): Promise<unknown> =>
  sharp(png)
    .trim()
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: 'white' })
    .webp({ quality: 72 })
    .toFile(join(FOLDER, `${name}.webp`));

/** A paper as the roll of a receipt printer shows it, in Hindi. */
async function takeRoll(url: string, owner: Session, { _id }: Sold, roll: string): Promise<void> {
  const page = await pageOf(owner, { width: 900, height: 900 });
  await page.goto(`${url}/hi/admin/orders/${_id}/print?doc=bill&paper=${roll}`, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor({ timeout: 120_000 });
  await page.emulateMedia({ media: 'print' });
  await keep(await page.getByRole('article').first().screenshot(), `paper-roll-${roll}`);
  await page.close();
}

/** The page of the returns with this month's sales, in Hindi on a phone and in English on a laptop. */
async function takeReturns(url: string, owner: Session): Promise<void> {
  const month = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7);
  for (const [start, name, width, height] of [
    ['/hi', 'returns-hi-phone', 360, 780],
    ['', 'returns-laptop', 1280, 860],
  ] as const) {
    const page = await pageOf(owner, { width, height });
    await page.goto(`${url}${start}/admin/returns?period=${month}`);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
    await page.waitForTimeout(1000);
    await sharp(await page.screenshot({ scale: 'css' }))
      .webp({ quality: 78 })
      .toFile(join(FOLDER, `${name}.webp`));
    await page.close();
  }
}

/** A page on which a person of the shop is signed in. */
async function pageOf({ user, token }: Session, viewport: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const userData = JSON.stringify({ user, authenticated: true, userToken: token });
  await page.addInitScript((kept) => localStorage.setItem('userData', kept), userData);
  return page;
}

const logIn = (url: string, { email, password }: { email: string; password: string }): Promise<Session> =>
  call(url, undefined, 'POST', '/api/auth/login', { email, password });

const headersOf = (person: Session | undefined) => ({
  'Content-Type': 'application/json',
  ...(person && { Authorization: `Bearer ${person.token}` }),
});

async function call<T = void>(
  url: string,
  person: Session | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: headersOf(person),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function pdfFrom(url: string, person: Session, path: string): Promise<Uint8Array> {
  const answer = await fetch(url + path, { headers: headersOf(person) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs });
const scratch = mkdtempSync(join(tmpdir(), 'haat-papers-'));
try {
  await ofShop(
    { mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'Annapurna Traders' },
    async (shop) => {
      for (const kind of ['tax', 'supply', 'mixed'] as const) {
        const order = await shop.sell(BASKETS[kind]);
        await shop.takePdf(order, kind);
        if (kind !== 'mixed') continue;
        for (const roll of ['80mm', '58mm']) await shop.takeRoll(order, roll);
        await shop.giveCredit(order);
        await shop.takePdf(order, 'note');
      }
      await shop.takeReturns();
    },
  );
  await ofShop({ mode: 'unregistered', state: '27' }, async (shop) => {
    await shop.takePdf(await shop.sell(BASKETS.mixed), 'bill');
  });
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true });
}
