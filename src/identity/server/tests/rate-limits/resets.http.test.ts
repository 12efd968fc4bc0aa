import { expect, test } from 'vitest';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';
import { logIn, callFrom, LOGIN, HERE, ELSEWHERE } from '#test/steps/log-ins.ts';

const ASK = '/api/auth/reset-password-request';
const RESET = '/api/auth/reset-password';
const tokenIn = async (shop: TestShop) =>
  /token=([\w-]+)/.exec((await sentMails(shop)).at(-1)?.text ?? '')?.[1];

test('a reset by mail makes its device a known one, so that it gets in whoever guesses beside it', async () => {
  await using shop = await openShop({ RATE_LOGIN_FAILURES_PER_ACCOUNT: '1' });
  const { user } = await signUp(shop);
  await logIn(shop, user.email, 'x');
  await shop.call('POST', ASK, { email: user.email });
  const form = { email: user.email, token: await tokenIn(shop), password: 'Papaya-1234' };
  const { device } = (await shop.call('POST', RESET, form)).body;
  await logIn(shop, user.email, 'x');
  const known = { email: user.email, password: 'Papaya-1234' };
  expect((await shop.call('POST', LOGIN, known)).status).toBe(429);
  expect((await shop.call('POST', LOGIN, { ...known, devices: [device] })).status).toBe(200);
});

test('whoever asks for more than five reset mails has to wait, known or not; others need not', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  for (const email of [user.email, 'nobody@example.in']) {
    for (let time = 1; time <= 5; time += 1)
      expect((await callFrom(shop, ELSEWHERE, ASK, { email })).status).toBe(200);
    expect(await callFrom(shop, ELSEWHERE, ASK, { email })).toMatchObject({ status: 429, retryAfter: 30 });
    expect((await callFrom(shop, HERE, ASK, { email })).status).toBe(200);
  }
});

test('a mailbox is not filled by strangers, and holds a link that works when its owner asks', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '2' });
  const { user } = await signUp(shop);
  for (let network = 1; network <= 9; network += 1) {
    expect((await callFrom(shop, `10.0.${network}.1`, ASK, { email: user.email })).status).toBe(200);
  }
  const mails = (await sentMails(shop)).length;
  expect(mails).toBe(2);
  expect((await callFrom(shop, HERE, ASK, { email: user.email })).body).toEqual({
    message: 'Email Sent Successfully',
  });
  expect(await sentMails(shop)).toHaveLength(mails);
  const form = { email: user.email, token: await tokenIn(shop), password: 'Papaya-1234' };
  expect((await shop.call('POST', RESET, form)).status).toBe(200);
  shop.clock.advance({ minutes: 10 });
  await callFrom(shop, HERE, ASK, { email: user.email });
  expect(await sentMails(shop)).toHaveLength(mails + 1);
});
