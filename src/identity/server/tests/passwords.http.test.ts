import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { issueReset, resetPassword } from '#identity/server/commands/reset-password.ts';
import { createApi } from '#main/api.ts';
import { write } from '#platform/http/routes.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { PASSWORD, signUp } from '#test/people.ts';

const NEW = 'Papaya-1234';
const STRONG =
  'Password must be at least 8 characters, contain 1 uppercase letter, 1 lowercase letter, and 1 number.';
const DEAD = 'Token Expired and Verification Failed. Please Reset Password Again.';

const ask = (shop: TestShop, email: string) =>
  shop.call('POST', '/api/auth/reset-password-request', { email });
const reset = (shop: TestShop, form: object) => shop.call('POST', '/api/auth/reset-password', form);
const logIn = async (shop: TestShop, email: string, password: string) =>
  (await shop.call('POST', '/api/auth/login', { email, password })).status;

/** The link in the newest mail. */
async function linkIn(shop: TestShop): Promise<{ email: string; token: string; link: URL }> {
  const mails = await sentMails(shop);
  const link = new URL(/https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  return { email: link.searchParams.get('email') ?? '', token: link.searchParams.get('token') ?? '', link };
}

test('a forgotten password is set anew by the link of a mail', async () => {
  await using shop = await openShop({ PUBLIC_URL: 'https://shop.example/' });
  const { user, ...asha } = await signUp(shop);
  const asked = await ask(shop, user.email);
  expect(asked.body).toEqual({ message: 'Email Sent Successfully' });
  const { link, ...opener } = await linkIn(shop);
  expect(link.origin + link.pathname).toBe('https://shop.example/reset-password');
  const [mail] = await sentMails(shop);
  expect(mail).toMatchObject({ to: user.email, subject: 'Set a new password for Haat' });
  expect(mail?.text).toContain('Namaste Asha,');
  const done = await reset(shop, { ...opener, password: NEW });
  expect(done.body).toEqual({ message: 'Password Reset Successfully!', device: expect.any(String) });
  expect(await logIn(shop, user.email, PASSWORD)).toBe(401);
  expect(await logIn(shop, user.email, NEW)).toBe(200);
  expect((await asha.call('GET', '/api/users/user')).status).toBe(401);
});

test('an unknown e-mail address is answered the same and gets no mail', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  expect(await ask(shop, 'nobody@example.in')).toMatchObject({
    status: 200,
    body: (await ask(shop, user.email)).body,
  });
  expect((await sentMails(shop)).map(({ to }) => to)).toEqual([user.email]);
  expect((await ask(shop, 'asha')).body.error).toBe('Invalid email address');
  expect((await ask(shop, '')).body.error).toBe('Email is required');
});

test('the link works once', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  await ask(shop, user.email);
  const { link: _, ...opener } = await linkIn(shop);
  const tries = await Promise.all([1, 2, 3].map(() => reset(shop, { ...opener, password: NEW })));
  const statuses = tries.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  const again = await reset(shop, { ...opener, password: NEW });
  expect(again.body).toMatchObject({ error: DEAD, fields: { token: [DEAD] } });
});

test('of many who use one link at the same moment, one sets the password', async () => {
  await using shop = await openShop();
  const { platform, clock } = shop;
  const { email, _id } = (await signUp(shop)).user;
  for (let round = 1; round <= 10; round += 1) {
    const token = await write(platform, (tx) => issueReset(tx, _id, clock.now()));
    const use = (passwordHash: string) =>
      write(platform, (tx) => resetPassword(tx, { email, token, passwordHash }, clock.now()));
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(use));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('the link works for 30 minutes', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  await ask(shop, user.email);
  const { link: _, ...opener } = await linkIn(shop);
  shop.clock.advance({ minutes: 30 });
  expect((await reset(shop, { ...opener, password: NEW })).body.error).toBe(DEAD);
});

test('links that ran out are swept away when the next is made', async () => {
  await using shop = await openShop();
  const [asha, ravi] = [await signUp(shop), await signUp(shop, { name: 'Ravi' })];
  await ask(shop, asha.user.email);
  await linkIn(shop);
  shop.clock.advance({ minutes: 31 });
  await ask(shop, ravi.user.email);
  await linkIn(shop);
  const left = await shop.platform.db.selectFrom('password_resets').select('user_id').execute();
  expect(left).toEqual([{ user_id: ravi.user._id }]);
});

test('Resend voids the link of the mail before', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  await ask(shop, user.email);
  const first = await linkIn(shop);
  await ask(shop, user.email);
  const second = await linkIn(shop);
  expect((await reset(shop, { email: first.email, token: first.token, password: NEW })).status).toBe(422);
  expect((await reset(shop, { email: second.email, token: second.token, password: NEW })).status).toBe(200);
});

test('a link opens no other account, and none is opened by a made-up one', async () => {
  await using shop = await openShop();
  const [asha, ravi] = [await signUp(shop), await signUp(shop, { name: 'Ravi' })];
  await ask(shop, asha.user.email);
  const { token } = await linkIn(shop);
  expect((await reset(shop, { email: ravi.user.email, token, password: NEW })).body.error).toBe(DEAD);
  expect((await reset(shop, { email: asha.user.email, token: 'made-up', password: NEW })).body.error).toBe(
    DEAD,
  );
  expect(await logIn(shop, ravi.user.email, PASSWORD)).toBe(200);
});

test('a new password must be strong, and says how', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  await ask(shop, user.email);
  const { link: _, ...opener } = await linkIn(shop);
  for (const password of ['Mango1', 'mango-1234', 'MANGO-1234', 'Mango-mango']) {
    expect((await reset(shop, { ...opener, password })).body.fields).toEqual({ password: [STRONG] });
  }
  expect((await reset(shop, { ...opener, password: '' })).body.fields).toEqual({
    password: ['Password is required'],
  });
  expect((await reset(shop, { ...opener, password: NEW })).status).toBe(200);
});

test('the database holds no reset token, not even while the mail waits to be sent', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  await ask(shop, user.email);
  const { db } = shop.platform;
  const { token } = await linkIn(shop);
  const kept = [
    await db.selectFrom('jobs').selectAll().execute(),
    await db.selectFrom('password_resets').selectAll().execute(),
  ];
  expect(kept.flat()).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('links in mails lead where the shop listens, never to a name that stands in a request', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  const api = createApi(shop.platform);
  const askAt = async (host: string, socket?: { localAddress: string; localPort: number }) => {
    const headers = { 'Content-Type': 'application/json', Host: host };
    const request = { method: 'POST', headers, body: JSON.stringify({ email: user.email }) };
    await api.request(`http://${host}/api/auth/reset-password-request`, request, { incoming: { socket } });
    return (await linkIn(shop)).link.origin;
  };
  const atHome = { localAddress: '::ffff:192.168.1.20', localPort: 4000 };
  expect(await askAt('192.168.1.20:4000', atHome)).toBe('http://192.168.1.20:4000');
  expect(await askAt('192.168.1.66:4000', atHome)).toBe('http://192.168.1.20:4000');
  expect(await askAt('evil.example', { localAddress: '127.0.0.1', localPort: 4000 })).toBe(
    'http://localhost:4000',
  );
  shop.clock.advance({ hours: 1 });
  expect(await askAt('10.0.0.66')).toBe('http://localhost:3000');
  expect(await askAt('evil.example')).toBe('http://localhost:3000');
});

test('a name can write no header into a mail', async () => {
  await using shop = await openShop();
  const { user } = await signUp(shop);
  const name = 'Asha\u0007\u202e\r\nBcc: all@example.in\r\n\r\n<b>x</b>';
  await shop.platform.db.updateTable('users').set({ name }).execute();
  await ask(shop, user.email);
  const [mail] = await sentMails(shop);
  expect(mail?.text.split('\n')[0]?.trim()).toBe('Namaste Asha Bcc: all@example.in <b>x</b>,');
});

test('a shopper changes the password; other devices are logged out, this one stays', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const { token } = (
    await shop.call('POST', '/api/auth/login', { email: asha.user.email, password: PASSWORD })
  ).body;
  await ask(shop, asha.user.email);
  const { link: _, ...opener } = await linkIn(shop);
  const change = (form: object) => asha.call('POST', '/api/auth/change-password', form);
  const wrong = await change({ currentPassword: 'papaya', password: NEW });
  expect(wrong.body.fields).toEqual({ currentPassword: ['This is not your current password'] });
  expect((await change({ currentPassword: PASSWORD, password: 'short' })).body.fields).toEqual({
    password: [STRONG],
  });
  expect((await change({ currentPassword: PASSWORD, password: NEW })).status).toBe(200);
  expect((await asha.call('GET', '/api/users/user')).status).toBe(200);
  expect((await shop.withToken(token).call('GET', '/api/users/user')).status).toBe(401);
  expect(await logIn(shop, asha.user.email, NEW)).toBe(200);
  expect((await reset(shop, { ...opener, password: 'Guava-12345' })).body.error).toBe(DEAD);
});

test('the reset mail goes through a real mail server', async () => {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  const { promise: open, resolve } = Promise.withResolvers<void>();
  const listening = server.listen(0, '127.0.0.1', resolve);
  await open;
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  {
    await using shop = await openShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const { user } = await signUp(shop);
    await ask(shop, user.email);
    expect(await sentMails(shop)).toEqual([]);
    expect(received.map(({ to }) => to)).toEqual([[user.email]]);
    const text = received[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const token = /[?&]token=([A-Za-z0-9_-]{43})/.exec(text)?.[1];
    expect((await reset(shop, { email: user.email, token, password: NEW })).status).toBe(200);
  }
  const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
  server.close(onClosed);
  await closed;
});

test('a mail server that is away loses nothing: the mail is sent when it is back', async () => {
  await using shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const { user } = await signUp(shop);
  await ask(shop, user.email);
  await sentMails(shop);
  const [job] = await shop.platform.db.selectFrom('jobs').selectAll().execute();
  expect(job).toMatchObject({ kind: 'mail-reset', attempts: 1, done_at: null, failed_at: null });
  expect(shop.bugs.join()).not.toContain(user.email);
});
