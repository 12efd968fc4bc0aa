import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hireStaff, isPhone, newName, orderAs } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

/** Somebody's row in the table, or card on a phone. */
const rowOf = (page: Page, name: string) =>
  page
    .getByRole(isPhone(page) ? 'listitem' : 'row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

const aName = (): string => `Nila ${randomUUID().replaceAll(/[^a-f]/g, '')}`;

test('the owner adds a customer, finds, changes and deletes them @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  const name = aName();
  const email = `${randomUUID()}@example.com`;
  await enterAs(page, shop.owner, '/customers');
  await page.getByRole('button', { name: 'Add Customer' }).click();
  const add = page.getByRole('dialog', { name: 'Add Customer' });
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add.getByText('Name is required')).toBeVisible();
  await expect(add.getByText('Email is required')).toBeVisible();
  await expect(add.getByText('Phone is required')).toBeVisible();
  await axe(page, { all: true });
  await add.getByLabel('Name').fill(name);
  await add.getByLabel('Email').fill(shop.owner.email);
  await add.getByLabel('Phone').fill('9812345678');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add.getByText('This email address already has an account').first()).toBeVisible();
  await add.getByLabel('Email').fill(email);
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toBeHidden();

  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('heading', { name: /^Customers/ })).toContainText('1 account');
  await expect(rowOf(page, name)).toContainText('Customer');
  await expect(rowOf(page, name)).toContainText('9812345678');
  await axe(page, { all: true });

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(edit.getByLabel('Email')).toHaveValue(email);
  const changed = aName();
  await edit.getByLabel('Name').fill(changed);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, changed)).toBeVisible();

  await page.getByRole('button', { name: `Delete ${changed}` }).click();
  const remove = page.getByRole('dialog', { name: 'Delete Customer' });
  await expect(remove.getByText(/Orders stay in your books/)).toBeVisible();
  await axe(page, { all: true });
  await remove.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, changed)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${changed}` }).click();
  await remove.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted successful!')).toBeVisible();
  await expect(page.getByText('No customer has this name.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all customers' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a customer’s page has their addresses, their orders and what they come to; deleted, the orders stay @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [asha, goods] = [await shop.signUp({ name: aName() }), await addProduct(shop, { price: 100 })];
  const lastName = newName();
  const first = await orderAs(shop, asha, { goods, lastName, quantity: 2 });
  const second = await orderAs(shop, asha, { goods, lastName });
  const third = await orderAs(shop, asha, { goods, lastName, quantity: 3 });
  const patch = (id: string, body: object) =>
    shop.call({ method: 'PATCH', path: `/api/orders/${id}`, token: shop.owner.token, body });
  await patch(second._id, { status: 'cancelled' });
  await patch(third._id, { paymentStatus: 'received' });
  const user = asha.user as { _id: string };
  await shop.call({
    method: 'PATCH',
    path: `/api/auth/${user._id}`,
    token: asha.token,
    body: {
      addresses: [
        {
          name: 'Asha Rao',
          email: asha.email,
          phone: '9876543210',
          street: 'Temple Street 4',
          city: 'Rampur',
          state: 'Uttarakhand',
          pinCode: '262001',
        },
      ],
    },
  });

  await enterAs(page, shop.owner, '/customers');
  await page.getByRole('searchbox').fill(asha.email);
  await expect(page.getByRole('heading', { name: /^Customers/ })).toContainText('1 account');
  await page.getByRole('link', { name: asha.name, exact: true }).click();
  await expect(page).toHaveURL(/\/customer-details\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: asha.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Addresses' })).toContainText(
    'Temple Street 4, Rampur, Uttarakhand, 262001',
  );
  const orders = page.getByRole('region', { name: 'Orders', exact: true });
  await expect(orders).toContainText(/Total\s*₹540/);
  await expect(orders).toContainText(/Orders\s*2\s*and 1 cancelled/);
  await expect(orders).toContainText(/Not paid yet\s*₹220/);
  await expect(orders.getByRole('listitem')).toHaveCount(3);
  await axe(page, { all: true });

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/customers$/);
  await page.goto(`/admin/orders/${first._id}`);
  await expect(page.getByText(lastName).first()).toBeVisible();
});

test('without a customer there is a sample, said to be one @phone', async ({ page, shop, enterAs, axe }) => {
  await enterAs(page, shop.owner, '/customer-details');
  await expect(page.getByText('Sample: nobody is meant')).toBeVisible();
  await axe(page, { all: true });
});

test('whoever is on the team is looked after on the team page @phone', async ({ page, shop, enterAs }) => {
  const packer = await hireStaff(shop, ['packer', 'counter']);
  await enterAs(page, shop.owner, `/customers?q=${packer.email}`);
  await expect(rowOf(page, packer.name)).toContainText('Staff');
  await expect(page.getByRole('button', { name: `Delete ${packer.name}` })).toHaveCount(0);
  await page.getByRole('link', { name: `${packer.name} on the team page` }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^TeamPage/ })).toBeVisible();
});

test('the owner gives a number that a stranger signed up with to the customer whose it is @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  const [name, phone] = [aName(), `97${String(Date.now()).slice(-8)}`];
  const email = `${randomUUID()}@example.com`;
  const stranger = { name: 'Stranger', email, phone, password: 'Crowbar-2026' };
  await shop.call({ method: 'POST', path: '/api/auth/signup', body: stranger });
  await enterAs(page, shop.owner, '/customers');
  await page.getByRole('button', { name: 'Add Customer' }).click();
  const add = page.getByRole('dialog', { name: 'Add Customer' });
  await add.getByLabel('This person has no e-mail').check();
  await add.getByLabel('Name').fill(name);
  await add.getByLabel('Phone').fill(phone);
  const theirs = add.getByLabel(/I know that this number is this person/);
  await expect(theirs).toHaveCount(0);
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await theirs.check();
  await axe(page, { all: true });
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toBeHidden();
  await page.getByRole('searchbox').fill(name);
  await expect(rowOf(page, name)).toContainText(phone);
  await axe(page, { all: true });
});
