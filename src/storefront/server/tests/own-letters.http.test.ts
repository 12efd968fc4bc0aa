import { expect, test } from 'vitest';
import { addLettersLogJob } from '#storefront/server/letters/forget-log.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, type Person, signUp } from '#test/people.ts';
import { doJobs } from '#test/steps/rounds.ts';

const want = async (person: Person, isOn: boolean) =>
  (await person.call('PUT', '/api/shop/newsletter/mine', { isOn })).body;

/** Opens the link of the newest mail, as the owner of the mailbox. */
async function sayYes(shop: TestShop): Promise<void> {
  const mail = (await sentMails(shop)).at(-1)?.text ?? '';
  const form = new FormData();
  form.append('token', /\/newsletter\/confirm\/([\w-]{43})/.exec(mail)?.[1] ?? '');
  expect((await shop.call('POST', '/api/shop/newsletter/confirmation', form)).status).toBe(303);
}

const logOf = async (person: Person) => (await person.call('GET', '/api/users/user/data')).body.letters;

test('somebody stops the letters with one tap in the profile, and lets them come again with one', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const { email } = asha.user;
  const nothing = { email, isOn: false, isAsked: false, isOpen: true };
  expect((await asha.call('GET', '/api/shop/newsletter/mine')).body).toEqual(nothing);
  expect(await want(asha, true)).toEqual({ ...nothing, isAsked: true });
  await sayYes(shop);
  const since = shop.clock.now();
  expect((await asha.call('GET', '/api/shop/newsletter/mine')).body).toEqual({ ...nothing, isOn: true });
  shop.clock.advance({ hours: 1 });
  const stopped = shop.clock.now();
  expect(await want(asha, false)).toEqual(nothing);
  expect(await want(asha, false)).toEqual(nothing);
  shop.clock.advance({ hours: 1 });
  const mails = (await sentMails(shop)).length;
  expect(await want(asha, true)).toEqual({ ...nothing, isOn: true });
  expect(await sentMails(shop)).toHaveLength(mails);
  expect(await logOf(asha)).toEqual([
    { given: true, way: 'mail', at: since },
    { given: false, way: 'profile', at: stopped },
    { given: true, way: 'profile', at: shop.clock.now() },
  ]);
});

test('a yes in the profile waits for the link of a mail, and a no before that ends it', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  await want(asha, true);
  expect(await want(asha, false)).toMatchObject({ isOn: false, isAsked: false });
  await sayYes(shop);
  expect((await asha.call('GET', '/api/shop/newsletter/mine')).body).toMatchObject({ isOn: false });
  expect(await logOf(asha)).toEqual([]);
});

test('whoever left by the link of a letter is asked by a mail again, not put back by an account', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  await want(asha, true);
  await sayYes(shop);
  const token = /leave\?token=([\w-]+)/.exec((await sentMails(shop)).at(-1)?.text ?? '')?.[1];
  await shop.call('POST', '/api/shop/newsletter/leave', { token });
  await shop.call('POST', '/api/shop/newsletter/leave', { token });
  expect(await want(asha, true)).toMatchObject({ isOn: false, isAsked: true });
  expect((await logOf(asha)).map(({ way }: { way: string }) => way)).toEqual(['mail', 'letter']);
});

test('while the newsletter is closed, letters can be stopped and not begun', async () => {
  await using shop = await openShop();
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  await want(asha, true);
  await sayYes(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, newsletterOpen: false } });
  expect(await want(asha, false)).toMatchObject({ isOn: false, isOpen: false });
  expect((await asha.call('PUT', '/api/shop/newsletter/mine', { isOn: true })).status).toBe(409);
});

test('with the account her address leaves the list, and the log of her yes and no stays', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  await want(asha, true);
  await sayYes(shop);
  expect((await asha.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  const { db } = shop.platform;
  expect(await db.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([]);
  const log = await db.selectFrom('newsletter_consents').select(['given', 'way']).orderBy('id').execute();
  expect(log).toEqual([
    { given: 1, way: 'mail' },
    { given: 0, way: 'account' },
  ]);
});

test('a year after the account ended the log of her letters is deleted, and that of the others stays', async () => {
  await using shop = await openShop();
  const [asha, bina, chand] = [await signUp(shop), await signUp(shop), await signUp(shop)];
  for (const person of [asha, bina, chand]) {
    await want(person, true);
    await sayYes(shop);
  }
  const { email } = asha.user;
  // She had stopped the letters before; her year begins with the end of the account all the same.
  await want(asha, false);
  for (const gone of [asha, chand])
    expect((await gone.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  const { db } = shop.platform;
  const logged = async (): Promise<string[]> => {
    // Two servers look at the same time.
    await Promise.all([addLettersLogJob(shop.platform), addLettersLogJob(shop.platform)]);
    await doJobs(shop);
    const rows = await db.selectFrom('newsletter_consents').select(['email', 'way']).orderBy('id').execute();
    return rows.filter((row) => row.email === email).map(({ way }) => way);
  };
  shop.clock.advance({ days: 365 });
  expect(await logged()).toEqual(['mail', 'profile', 'account']);
  shop.clock.advance({ days: 2 });
  expect(await logged()).toEqual([]);
  const left = await db.selectFrom('newsletter_consents').select('email').distinct().execute();
  expect(left).toEqual([{ email: bina.user.email }]);
});
