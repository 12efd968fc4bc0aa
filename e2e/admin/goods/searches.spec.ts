import { randomUUID } from 'node:crypto';
import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

/** A word of letters that nobody else types. */
const newWord = (): string => `qu${randomUUID().replaceAll(/[^a-f]/g, '')}`;

test('what shoppers looked for in vain is taught to search, and they find the goods from then on @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const [word, name] = [newWord(), newWord()];
  const goods = await addProduct(shop, { title: name, price: 45 });
  const phone = await otherDevice();
  await phone.goto(`${shop.url}/shop?q=${word}`);
  await expect(phone.getByText(`We have no “${word}”`)).toBeVisible();

  await enterAs(page, shop.owner, '/admin/searches');
  const missed = page.getByRole('region', { name: 'Found nothing' });
  await expect(missed.getByRole('listitem').filter({ hasText: word })).toContainText('1 time');
  await axe(page, { all: true });
  await missed.getByRole('button', { name: `Teach what ${word} means` }).click();
  const dialog = page.getByRole('dialog', { name: 'Add spellings' });
  await expect(dialog.getByLabel('What people write')).toHaveValue(word);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('The goods, in English')).toBeFocused();
  await axe(page, { all: true });
  await dialog.getByLabel('The goods, in English').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Search knows the words for ${name}.`)).toBeVisible();
  const groups = page.getByRole('region', { name: 'Words that mean the same' });
  await expect(groups.getByRole('listitem').filter({ hasText: name })).toContainText(word);

  await expect(async () => {
    await phone.goto(`${shop.url}/shop?q=${word}`);
    await expect(phone.getByRole('article').filter({ hasText: goods.title })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });

  await groups.getByRole('button', { name: `Edit the spellings of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The words were deleted.')).toBeVisible();
  await expect(groups.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
});
