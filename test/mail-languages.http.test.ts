import { expect, test } from 'vitest';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { order } from './carts.ts';
import { openMailServer } from './faults/machines/mail-server.ts';
import { addGoods } from './goods.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { admin, PASSWORD, signUp } from './people.ts';

/** A shop whose mails go through a mail server; `next` is the mail that came since. */
async function openMailing() {
  const server = await openMailServer();
  const shop = await openShop({ SMTP_URL: server.url, PUBLIC_URL: 'https://shop.example' });
  return {
    shop,
    next: async () => {
      await work(shop);
      const [mail, ...others] = server.taken.splice(0);
      expect(others).toEqual([]);
      return mail!;
    },
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await server.close();
    },
  };
}

async function work(shop: TestShop): Promise<void> {
  const worker = startWorker(shop.platform, jobHandlers(shop.platform));
  await worker.runDue();
  await worker.stop();
}

const MANGO = { title: 'Mango', title_hi: 'आम', title_bn: 'আম', price: 120, stock: 9 };
const RICE = {
  title: 'Rice',
  title_hi: 'चावल',
  title_bn: 'চাল',
  soldBy: 'weight',
  price: 60,
  stock: 9,
} as const;

const NO_ENGLISH = /[A-Za-z]{3,}/;
/** What stays Latin in a mail: links and what people typed. */
const withoutNames = (text: string): string =>
  text
    .replaceAll(/https:\S+/g, '')
    .replaceAll(/Asha|Devi|Haat|Upper Bazaar|near the bus stand|Main Bazaar.*/g, '');

test('who uses the shop in Hindi is written to in Hindi, and links lead to Hindi pages', async () => {
  await using mailing = await openMailing();
  const { shop, next } = mailing;
  const asha = await signUp(shop, { language: 'hi' });
  const owner = await admin(shop);
  const { mango, rice } = await addGoods(shop, { mango: MANGO, rice: RICE });
  const placed = await order(asha, [mango, 2], [rice, 0.5]);
  const thanks = await next();
  expect(thanks).toMatchObject({ language: 'hi', subject: expect.stringContaining('आपका ऑर्डर') });
  expect(thanks.text).toContain('नमस्ते');
  expect(thanks.text).toContain('2 x आम, दाम ₹120: ₹240');
  expect(thanks.text).toContain('ग्राम चावल, ₹60');
  expect(thanks.text).toContain('डिलीवरी चार्ज: ₹20');
  expect(thanks.text).toContain('https://shop.example/hi/my-order');
  const sent = await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'dispatched' });
  expect(sent.status).toBe(200);
  const dispatched = await next();
  expect(dispatched.subject).toBe(`आपका ऑर्डर ${placed.orderId} रास्ते में है`);
  await shop.call('POST', '/api/auth/reset-password-request', { email: asha.user.email });
  const reset = await next();
  expect(reset.subject).toContain('नया पासवर्ड बनाएँ');
  expect(reset.text).toContain('https://shop.example/hi/reset-password?');
  for (const { text } of [thanks, dispatched, reset]) expect(withoutNames(text)).not.toMatch(NO_ENGLISH);
});

test('who uses the shop in Bengali is written to in Bengali', async () => {
  await using mailing = await openMailing();
  const { shop, next } = mailing;
  const asha = await signUp(shop, { language: 'bn' });
  const { mango } = await addGoods(shop, { mango: MANGO });
  const placed = await order(asha, [mango, 2]);
  const thanks = await next();
  expect(thanks.language).toBe('bn');
  expect(thanks.text).toContain('নমস্কার');
  expect(thanks.text).toContain('জিনিসের মোট: ₹240');
  await asha.call('POST', `/api/orders/${placed._id}/cancellation`, {});
  const cancelled = await next();
  expect(cancelled.subject).toBe(`আপনার অর্ডার ${placed.orderId} বাতিল হয়ে গেছে`);
  expect(cancelled.text).toContain('2 x আম');
  expect(cancelled.text).toContain('https://shop.example/bn/my-order');
  for (const { text } of [thanks, cancelled]) expect(withoutNames(text)).not.toMatch(NO_ENGLISH);
});

test('a guest gets the letters of the newsletter in the language of the page', async () => {
  await using mailing = await openMailing();
  const { shop, next } = mailing;
  const asked = { email: 'reader@example.in', consent: true, language: 'bn' };
  expect((await shop.call('POST', '/api/shop/newsletter', asked)).status).toBe(200);
  const mail = await next();
  expect(mail.subject).toContain('দোকানের খবর চান?');
  const token = /https:\/\/shop\.example\/bn\/newsletter\/confirm\/([\w-]{43})/.exec(mail.text)?.[1] ?? '';
  const form = new FormData();
  form.append('token', token);
  const { headers } = await shop.call('POST', '/api/shop/newsletter/confirmation', form);
  expect(headers.get('location')).toBe('/bn/newsletter/confirm/done');
  const welcome = await next();
  expect(welcome.language).toBe('bn');
  expect(welcome.text).toContain('https://shop.example/bn/newsletter/leave?token=');
});

test('the owner’s test mail is in her language', async () => {
  await using mailing = await openMailing();
  const { shop, next } = mailing;
  const owner = await admin(shop);
  await owner.call('PATCH', `/api/auth/${owner.user._id}`, { language: 'hi' });
  await owner.call('POST', '/api/shop/test-mail');
  expect(await next()).toMatchObject({ language: 'hi', text: expect.stringContaining('दुकान ईमेल भेज सकती है') });
});

test('who never chose a language is written to in English', async () => {
  await using mailing = await openMailing();
  const { shop, next } = mailing;
  const asha = await signUp(shop);
  const { mango } = await addGoods(shop, { mango: { title: 'Mango', price: 120, stock: 9 } });
  await order(asha, [mango, 2]);
  const thanks = await next();
  expect(thanks.language).toBe('en-IN');
  expect(thanks.text).toContain('2 x Mango at ₹120: ₹240');
  expect(thanks.text).toContain('https://shop.example/my-order');
});

test('the language of a sign-up is on the account, and its owner changes it', async () => {
  await using shop = await openShop();
  const account = { name: 'Asha', email: 'asha@example.in', phone: '9876543210', password: PASSWORD };
  const { user } = (await shop.call('POST', '/api/auth/signup', { ...account, language: 'hi' })).body;
  expect(user.language).toBe('hi');
  const login = { email: account.email, password: PASSWORD };
  const { token } = (await shop.call('POST', '/api/auth/login', login)).body;
  const asha = shop.withToken(token);
  expect((await asha.call('PATCH', `/api/auth/${user._id}`, { language: 'bn' })).body.language).toBe('bn');
  // An old client sends back the user as it knows it, and an account that never chose has none.
  expect((await asha.call('PATCH', `/api/auth/${user._id}`, { language: '' })).body.language).toBe('bn');
  expect((await asha.call('GET', '/api/users/user')).body.user.language).toBe('bn');
  expect((await asha.call('PATCH', `/api/auth/${user._id}`, { language: 'ta' })).status).toBe(422);
});

test('who signs up as ever has no language', async () => {
  await using shop = await openShop();
  const account = { name: 'Asha', email: 'asha@example.in', phone: '9876543210', password: PASSWORD };
  expect((await shop.call('POST', '/api/auth/signup', account)).body.user.language).toBe('');
});
