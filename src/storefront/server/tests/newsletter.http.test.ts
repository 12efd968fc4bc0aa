import { expect, test } from 'vitest';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const join = (shop: TestShop, email: string) =>
  shop.call('POST', '/api/shop/newsletter', { email, consent: true });

/** Sends the form of the page that a mail's link opens; returns the page that it leads to. */
async function sayYes(shop: TestShop, token: string): Promise<string | null> {
  const form = new FormData();
  form.append('token', token);
  const { status, headers } = await shop.call('POST', '/api/shop/newsletter/confirmation', form);
  expect(status).toBe(303);
  return headers.get('location');
}

const newestMail = async (shop: TestShop) => (await sentMails(shop)).at(-1)?.text ?? '';
const tokenIn = (mail: string) => /\/newsletter\/confirm\/([\w-]{43})/.exec(mail)?.[1] ?? '';
const listOf = async (shop: TestShop) =>
  (await (await admin(shop)).call('GET', '/api/shop/newsletter')).body as {
    total: number;
    subscribers: { email: string; since: string; left: string | null }[];
  };

const [DONE, TOO_OLD] = ['/newsletter/confirm/done', '/newsletter/confirm/too-old'];

test('an address is on the list when its owner has said yes by the link of a mail, and leaves by another', async () => {
  await using shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  await join(shop, ' Asha@Example.in ');
  const mail = await newestMail(shop);
  expect(mail).toContain('https://shop.example/newsletter/confirm/');
  expect(await listOf(shop)).toMatchObject({ total: 0, subscribers: [] });
  shop.clock.advance({ hours: 1 });
  expect(await sayYes(shop, tokenIn(mail))).toBe(DONE);
  expect(await listOf(shop)).toMatchObject({
    total: 1,
    subscribers: [{ email: 'asha@example.in', since: shop.clock.now(), left: null }],
  });
  const token = /leave\?token=([\w-]+)/.exec(await newestMail(shop))?.[1];
  expect((await shop.call('POST', '/api/shop/newsletter/leave', { token })).status).toBe(200);
  expect(await listOf(shop)).toMatchObject({
    total: 0,
    subscribers: [{ email: 'asha@example.in', left: shop.clock.now() }],
  });
});

test('the answer and the mail are the same for an address that is on the list and for one that is not', async () => {
  await using shop = await openShop();
  const first = await join(shop, 'asha@example.in');
  const asked = await newestMail(shop);
  await sayYes(shop, tokenIn(asked));
  const again = await join(shop, 'asha@example.in');
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  const askedAgain = await newestMail(shop);
  expect(askedAgain.replace(tokenIn(askedAgain), '')).toBe(asked.replace(tokenIn(asked), ''));
  const mails = (await sentMails(shop)).length;
  expect(await sayYes(shop, tokenIn(askedAgain))).toBe(DONE);
  expect(await sentMails(shop)).toHaveLength(mails);
  expect((await listOf(shop)).total).toBe(1);
});

test('the link works once, for two days, and the newest one only; it is kept as a hash', async () => {
  await using shop = await openShop();
  await join(shop, 'asha@example.in');
  const first = tokenIn(await newestMail(shop));
  await join(shop, 'asha@example.in');
  const second = tokenIn(await newestMail(shop));
  const kept = await shop.platform.db.selectFrom('newsletter_requests').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(second);
  expect(await sayYes(shop, first)).toBe(TOO_OLD);
  expect(await sayYes(shop, second)).toBe(DONE);
  expect(await sayYes(shop, second)).toBe(TOO_OLD);
  await join(shop, 'ravi@example.in');
  const ravi = tokenIn(await newestMail(shop));
  shop.clock.advance({ days: 2 });
  expect(await sayYes(shop, ravi)).toBe(TOO_OLD);
  expect((await listOf(shop)).total).toBe(1);
});

test('who left the list joins it anew by a link', async () => {
  await using shop = await openShop();
  await join(shop, 'asha@example.in');
  await sayYes(shop, tokenIn(await newestMail(shop)));
  const token = /leave\?token=([\w-]+)/.exec(await newestMail(shop))?.[1];
  await shop.call('POST', '/api/shop/newsletter/leave', { token });
  await join(shop, 'asha@example.in');
  expect((await listOf(shop)).total).toBe(0);
  await sayYes(shop, tokenIn(await newestMail(shop)));
  expect((await listOf(shop)).total).toBe(1);
});

test('a mailbox gets five such mails an hour, whoever asks, and the answer does not tell', async () => {
  await using shop = await openShop();
  const answers = [];
  for (let time = 1; time <= 7; time += 1) answers.push(await join(shop, 'asha@example.in'));
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(await sentMails(shop)).toHaveLength(5);
  expect(await sayYes(shop, tokenIn(await newestMail(shop)))).toBe(DONE);
});

test('nobody is put on the list without having agreed', async () => {
  await using shop = await openShop();
  const answer = await shop.call('POST', '/api/shop/newsletter', {
    email: 'asha@example.in',
    consent: false,
  });
  expect(answer.body.fields).toEqual({ consent: ['Please agree to get our e-mails'] });
});

test('a closed newsletter says so', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, newsletterOpen: false } });
  const answer = await shop.call('POST', '/api/shop/newsletter', { email: 'asha@example.in', consent: true });
  expect([answer.status, answer.body.message]).toEqual([409, 'The newsletter is closed for now.']);
});
