import { randomUUID } from 'node:crypto';
import type { Person } from '../support/people.ts';
import { tokenFor } from '../support/people.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

const say = saidIn('hi');
const NEW = 'Papaya-2026';

/** Another admin of the shop, so that other journeys keep theirs. */
async function anotherAdmin(shop: Shop, owner: boolean): Promise<Person> {
  const account = {
    name: `Meera ${randomUUID().replaceAll(/[^a-f]/g, '')}`,
    email: `meera.${randomUUID().slice(0, 8)}@example.com`,
    phone: `97${String(Date.now()).slice(-8)}`,
    password: 'Mangoes-2026',
  };
  const body = { ...account, role: 'admin', owner };
  await shop.call({ method: 'POST', path: '/api/auth/staff', token: shop.owner.token, body });
  return { ...account, ...(await tokenFor(shop.url, account)) };
}

test('an owner puts eight codes on paper, forgets the password, and is in again with her number and one of them, in Hindi @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
  expectErrors,
}) => {
  expectErrors(/422|401/);
  const meera = await anotherAdmin(shop, true);
  await enterAs(page, meera, '/hi/team');
  await page.getByRole('link', { name: say('office.codes.title') }).click();
  await page.getByLabel(say('office.codes.password'), { exact: true }).fill('Guess-2026');
  await page.getByRole('button', { name: say('office.codes.make') }).click();
  await expect(page.getByText(say('This is not your current password'))).toBeVisible();
  await page.getByLabel(say('office.codes.password'), { exact: true }).fill(meera.password);
  await page.getByRole('button', { name: say('office.codes.make') }).click();
  const shown = page.getByRole('region', { name: say('office.codes.title') });
  await expect(shown.getByRole('listitem')).toHaveCount(8);
  // No letter or digit that is taken for another.
  const code = /^5([2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4})$/.exec(
    (await shown.getByRole('listitem').nth(4).textContent()) ?? '',
  )?.[1];
  await axe(page);

  // On paper there are the codes with their boxes, and nothing of the page around them.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(say('office.codes.paperKeep'))).toBeVisible();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.getByRole('button', { name: say('office.codes.done') }).click();
  await expect(page.getByRole('alert')).toHaveText(say('office.codes.tickFirst'));
  await page.getByLabel(say('office.codes.onPaper')).check();
  await page.getByRole('button', { name: say('office.codes.done') }).click();
  await expect(page.getByText(say('office.codes.left', { left: 8, count: 8 }))).toBeVisible();
  await expect(page.getByText(code!)).toHaveCount(0);
  await axe(page);

  const phone = await otherDevice();
  await phone.goto('/hi/login');
  await phone.getByRole('link', { name: say('account.forgot.title') }).click();
  await phone.getByRole('link', { name: say('account.rescue.way') }).click();
  await phone.getByRole('button', { name: say('account.code.action') }).click();
  await expect(phone.getByText(say('Code is required'), { exact: true })).toBeVisible();
  await axe(phone);
  await phone.getByLabel(say('account.field.emailOrPhone')).fill(meera.phone);
  await phone.getByLabel(say('account.field.rescueCode')).fill('zzzz zzzz');
  await phone.getByLabel(say('account.field.newPassword'), { exact: true }).fill(NEW);
  await phone.getByRole('button', { name: say('account.code.action') }).click();
  await expect(
    phone.getByText(say('This code is not right, or it was used. Please try another one.')),
  ).toBeVisible();
  await phone.getByLabel(say('account.field.rescueCode')).fill(code!.toLowerCase());
  await phone.getByRole('button', { name: say('account.code.action') }).click();
  await expect(phone.getByLabel(say('account.field.emailOrPhone'))).toHaveValue(meera.phone);
  await phone.getByLabel(say('account.field.password'), { exact: true }).fill(NEW);
  await phone
    .getByRole('main')
    .getByRole('button', { name: say('account.login.action') })
    .click();
  await expect(phone).toHaveURL(/\/hi\/?$|dashboard/);
  await phone.goto('/hi/team/codes');
  await expect(phone.getByText(say('office.codes.left', { left: 7, count: 8 }))).toBeVisible();
  await expect(phone.getByText(say('office.codes.used', { place: 5 }))).toBeAttached();

  // Who found the first phone is out.
  await page.reload();
  await expect(page).toHaveURL(/\/hi\/login/);
});

test('codes that are not on paper yet are not lost by a tap elsewhere, nor the old paper with a tab @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const meera = await anotherAdmin(shop, true);
  await enterAs(page, meera, '/hi/team/codes');
  await page.getByLabel(say('office.codes.password'), { exact: true }).fill(meera.password);
  await page.getByRole('button', { name: say('office.codes.make') }).click();
  await expect(page.getByText(say('office.codes.once'))).toBeVisible();
  await page.getByRole('link', { name: say('office.team.heading') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('office.codes.leave'));
  await dialog.getByRole('button', { name: say('account.form.keep') }).click();
  await expect(page.getByText(say('office.codes.once'))).toBeVisible();
  const shown = page.getByRole('region', { name: say('office.codes.title') }).getByRole('listitem');
  const codes = await shown.allTextContents();
  // Left all the same, they wait until she says that they are on paper.
  await page.getByRole('link', { name: say('office.team.heading') }).click();
  await dialog.getByRole('button', { name: say('account.form.discard') }).click();
  await page.getByRole('link', { name: say('office.codes.title') }).click();
  await expect(shown).toHaveText(codes);
  await page.getByLabel(say('office.codes.onPaper')).check();
  await page.getByRole('button', { name: say('office.codes.done') }).click();
  await expect(shown).toHaveCount(0);

  // New ones, and the page is left while they are made.
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/rescue-codes', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel(say('office.codes.password'), { exact: true }).fill(meera.password);
  await page.getByRole('button', { name: say('office.codes.makeNew') }).click();
  await page.getByRole('link', { name: say('office.team.heading') }).click();
  await dialog.getByRole('button', { name: say('account.form.discard') }).click();
  await expect(page).toHaveURL(/\/hi\/team$/);
  answer();
  await page.getByRole('link', { name: say('office.codes.title') }).click();
  await expect(shown).toHaveCount(8);
  expect(await shown.allTextContents()).not.toEqual(codes);

  // The phone ends the tab before they are on paper: the old paper counts, and she says which of the two she has.
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  const waiting = page.getByRole('region').filter({ hasText: say('office.codes.waitingHow') });
  await expect(page.getByText(say('office.codes.left', { left: 8, count: 8 }))).toBeVisible();
  await axe(page);
  await waiting.getByRole('button', { name: say('office.codes.onPaper') }).click();
  await expect(waiting).toHaveCount(0);
});

test('an owner helps an admin who forgot the password with a code to read out @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const ravi = await anotherAdmin(shop, false);
  await enterAs(page, shop.owner, '/hi/team');
  const line = page
    .getByRole('list', { name: say('office.team.accounts') })
    .getByRole('listitem')
    .filter({ hasText: ravi.email });
  await line.getByRole('button', { name: say('office.team.code.helpNamed', { name: ravi.name }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('office.login.make') }).click();
  const code = (await dialog.getByRole('status').locator('strong').textContent()) ?? '';
  await expect(dialog.getByRole('link', { name: say('office.team.code.send') })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${ravi.phone}\\?text=.*rescue.*${code}`),
  );
  await axe(page);

  const phone = await otherDevice();
  await phone.goto('/hi/rescue');
  await phone.getByLabel(say('account.field.emailOrPhone')).fill(ravi.email);
  await phone.getByLabel(say('account.field.rescueCode')).fill(code);
  await phone.getByLabel(say('account.field.newPassword'), { exact: true }).fill(NEW);
  await phone.getByRole('button', { name: say('account.code.action') }).click();
  await expect(phone.getByLabel(say('account.field.emailOrPhone'))).toHaveValue(ravi.email);
  await phone.getByLabel(say('account.field.password'), { exact: true }).fill(NEW);
  await phone
    .getByRole('main')
    .getByRole('button', { name: say('account.login.action') })
    .click();
  await expect(phone).not.toHaveURL(/login/);
});
