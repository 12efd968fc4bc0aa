import { expect, test } from 'vitest';
import type { LoggedIn } from '#identity/log-in.ts';
import { json, openBrowser } from '#test/fakes/fake-browser.ts';

const asha: LoggedIn = {
  token: 'token-of-asha',
  user: {
    _id: '019',
    name: 'Asha',
    email: 'asha@example.in',
    phone: '9876543210',
    role: 'user',
    permissions: [],
    owner: false,
    addresses: [],
    addressesSeen: [],
    createdAt: '2026-11-20T06:00:00.000Z',
    language: 'hi',
  },
};

async function openPage(path: string) {
  const browser = openBrowser(path);
  const question = new URLSearchParams({ returnTo: '/checkout' });
  const [{ finishLogin }, { chooseLanguage }, { leaveDevice }] = await Promise.all([
    import('./finish-login.ts'),
    import('./session-store.ts'),
    import('./session-store.ts'),
  ]);
  const logIn = (loggedIn: LoggedIn) => finishLogin(loggedIn, { remember: true, question });
  return { browser, logIn, chooseLanguage, leaveDevice };
}

test('on a device where nobody chose a language, the shop goes on in the account’s', async () => {
  const { browser, logIn } = await openPage('/login');
  logIn(asha);
  expect(browser.visits).toEqual(['/hi/checkout']);
  expect(browser.local.getItem('language')).toBe('"hi"');
});

test('what was chosen on the device stays, whatever the account says', async () => {
  const { browser, logIn, chooseLanguage } = await openPage('/login');
  chooseLanguage('en');
  logIn(asha);
  expect(browser.visits).toEqual([]);
  expect(browser.local.getItem('language')).toBe('"en"');
});

test('an account without a language changes nothing', async () => {
  const { browser, logIn } = await openPage('/bn/login');
  logIn({ ...asha, user: { ...asha.user, language: '' } });
  expect([browser.visits, browser.local.getItem('language')]).toEqual([[], null]);
});

test('who is signed in and chooses a language chooses it for the mails, too', async () => {
  const { browser, logIn, chooseLanguage } = await openPage('/hi/login');
  logIn(asha);
  browser.answer(() => json(asha.user));
  chooseLanguage('bn');
  expect(browser.sent).toMatchObject([{ method: 'PATCH', path: '/auth/019', body: { language: 'bn' } }]);
});

test('the language of the device outlasts who signs out, and the page stays in it', async () => {
  const { browser, logIn, leaveDevice } = await openPage('/hi/profile');
  logIn(asha);
  leaveDevice();
  expect(browser.visits).toEqual(['/hi']);
  expect(browser.local.getItem('language')).toBe('"hi"');
});
