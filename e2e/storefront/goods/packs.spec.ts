import { addProduct, putIntoCart, type TestProduct } from '../../support/goods.ts';
import { expect, type Shop, test } from '../../support/shop.ts';

/** The owner says something of a product. */
const say = (shop: Shop, { _id }: TestProduct, what: string, body: object) =>
  shop.call({ method: 'PUT', path: `/api/products/admin/${_id}/${what}`, token: shop.owner.token, body });

/** Flour in three packs, grouped with the smallest first; no other test knows it. */
async function addFlour(shop: Shop) {
  const add = (pack: string, price: number) =>
    addProduct(shop, { title: `Millflour ${pack}`, price, unit: 'item', pack, brand: 'Annapurna' });
  const packs = [await add('1 kg', 62), await add('5 kg', 285), await add('10 kg', 555)] as const;
  await shop.call({
    method: 'PUT',
    path: '/api/products/families',
    token: shop.owner.token,
    body: { packs: packs.map(({ _id }) => _id) },
  });
  const [small, large, huge] = packs;
  return { small, large, huge };
}

const tomorrow = (): string => new Date(Date.now() + 29.5 * 3_600_000).toISOString().slice(0, 10);

test('one card offers all packs of a thing; the pack that is chosen there is what is added @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const { small, large, huge } = await addFlour(shop);
  await say(shop, huge, 'soldout', { soldOut: true, backOn: tomorrow() });
  await enterAs(page, asha, `/shop?q=${encodeURIComponent(small.title)}`);
  const card = page.getByRole('article').filter({ hasText: small.title });
  await expect(card).toHaveCount(1);
  await expect(card.getByText('Annapurna · 1 kg ·')).toBeVisible();
  // Goods without a picture show it on the picture's ground, too.
  await expect(card.locator('.card-picture')).toHaveText('Annapurna');
  await card.getByText('2 more packs, from ₹62').click();
  await expect(card.getByRole('link', { name: '1 kg ₹62' })).toHaveAttribute('aria-current', 'true');
  await expect(card.getByRole('link', { name: /^10 kg/ })).toHaveText(/Sold out, back tomorrow/);
  await axe(page);
  await card.getByRole('link', { name: /^5 kg ₹57\sper\skg ₹285/ }).click();
  const chosen = page.getByRole('article').filter({ hasText: large.title });
  await chosen.getByRole('button', { name: `Add ${large.title}` }).click();
  await expect(chosen.getByRole('group', { name: `Quantity of ${large.title}` })).toBeVisible();
});

test('the page of a pack leads to the others, each with its price and its price for a kilo @phone', async ({
  page,
  shop,
  axe,
}) => {
  const { small, large } = await addFlour(shop);
  await say(shop, large, 'details', {
    maker: 'Rampur Mills',
    origin: 'IN',
    mark: 'veg',
    bestBefore: '3 months',
  });
  await page.goto(`/shop/${small._id}`);
  const packs = page.getByRole('navigation', { name: 'Which pack?' });
  await expect(packs.getByRole('link', { name: /^1 kg/ })).toHaveAttribute('aria-current', 'page');
  await packs.getByRole('link', { name: /^5 kg.*₹57/ }).click();
  await expect(page).toHaveURL(new RegExp(large._id));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(large.title);
  await expect(page.getByRole('main').getByText('Vegetarian', { exact: true })).toBeAttached();
  for (const said of ['Rampur Mills', 'India', '3 months from packing'])
    await expect(page.getByRole('definition').filter({ hasText: said })).toBeVisible();
  await axe(page);
});

test('as much as one order may have is said where more is asked for, and nothing more can be tapped @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const { small } = await addFlour(shop);
  await putIntoCart(shop, asha, small, 3);
  await say(shop, small, 'details', { mostPerOrder: 2 });
  await enterAs(page, asha, '/checkout');
  await expect(page.getByText(`${small.title}: At most 2 in one order; your cart has 3.`)).toBeVisible();
  await page.getByRole('button', { name: `Take 2: ${small.title}` }).click();
  await expect(page.getByRole('main').getByText('At most 2 in one order', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `One more of ${small.title}` })).toBeDisabled();
});
