import { awaitMail, linkIn } from '../support/outbox.ts';
import { expect, test } from '../support/shop.ts';

const STRONG =
  'Password must be at least 8 characters, contain 1 uppercase letter, 1 lowercase letter, and 1 number.';

test('a forgotten password is set anew by the link of a mail @phone', async ({
  page,
  shop,
  axe,
  expectErrors,
}) => {
  expectErrors(/status of 4(01|22)/);
  test.slow();
  const asha = await shop.signUp();
  const main = page.getByRole('main');

  await test.step('the form wants an e-mail address', async () => {
    await page.goto('/login');
    await main.getByRole('link', { name: 'Forgot Password' }).click();
    const send = main.getByRole('button', { name: 'Send Email' });
    await send.click();
    await expect(main.getByText('Email is required')).toBeVisible();
    await main.getByLabel('Email').fill('asha@home');
    await send.click();
    await expect(main.getByText('Invalid email address')).toBeVisible();
    await axe(page);
    await main.getByLabel('Email').fill(asha.email);
    await send.click();
  });

  await test.step('the screen says that the mail is on its way, and Resend sends another', async () => {
    await expect(main.getByRole('heading', { name: 'Email Sent Successfully' })).toBeVisible();
    await expect(main.getByText(`If there is an account for ${asha.email}`)).toBeVisible();
    await axe(page);
    await awaitMail(shop, asha.email);
    await main.getByRole('button', { name: 'Resend' }).click();
    await expect(main.getByText('We sent it again.')).toBeVisible();
  });

  const link = linkIn(await awaitMail(shop, asha.email, 2));

  await test.step('the new password must be strong and typed twice alike', async () => {
    await page.goto(link);
    const reset = main.getByRole('button', { name: 'Reset Password' });
    await reset.click();
    await expect(main.getByText('Password is required', { exact: true })).toBeVisible();
    await expect(main.getByText('Confirm password is required')).toBeVisible();
    await main.getByLabel('New password', { exact: true }).fill('mangoes');
    await main.getByLabel('Confirm password', { exact: true }).fill('Mangoes');
    await reset.click();
    await expect(main.getByText(STRONG)).toBeVisible();
    await main.getByLabel('New password', { exact: true }).fill('Papaya-2026');
    await reset.click();
    await expect(main.getByText('Passwords do not match')).toBeVisible();
    await axe(page);
    await main.getByLabel('Confirm password', { exact: true }).fill('Papaya-2026');
    await reset.click();
  });

  await test.step('the new password opens the account, the old one does not', async () => {
    await expect(page.getByText('Password Reset Successfully!')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(main.getByLabel('Email')).toHaveValue(asha.email);
    const password = main.getByLabel('Password', { exact: true });
    await password.fill(asha.password);
    await main.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(main.getByText('Invalid email or password')).toBeVisible();
    await password.fill('Papaya-2026');
    await main.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('the link was good once', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await main.getByLabel('New password', { exact: true }).fill('Guava-2026');
    await main.getByLabel('Confirm password', { exact: true }).fill('Guava-2026');
    await main.getByRole('button', { name: 'Reset Password' }).click();
    await expect(main.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });
});

test('a link that is not whole says what to do @phone', async ({ page, axe }) => {
  for (const link of [
    '/reset-password?email=asha@example.com',
    '/reset-password?token=abc',
    '/reset-password',
  ]) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Token Expired and Verification Failed' })).toBeVisible();
    await expect(page.getByText('Please Reset Password Again.')).toBeVisible();
  }
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
