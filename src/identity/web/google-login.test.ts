import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { json, openBrowser, refusal } from '#test/fakes/fake-browser.ts';

const loggedIn = { user: { _id: '019', name: 'Asha' }, token: 'token-of-asha' };

async function openPage() {
  const browser = openBrowser();
  const google = await import('./google-login.tsx');
  const { useSession } = await import('#identity/web/session/session-store.ts');
  browser.answer(({ path }) =>
    path === '/auth/google/start' ? json({ url: 'https://google.example/ask' }) : json(loggedIn),
  );
  return { browser, ...google, useSession };
}

test('the browser keeps a secret and sends only its hash, with whether it is to be remembered', async () => {
  const { browser, beginWithGoogle } = await openPage();
  expect(await beginWithGoogle('?returnTo=/checkout', true)).toBe('https://google.example/ask');
  const { secret } = JSON.parse(browser.session.getItem('googleSignIn') ?? '{}') as { secret: string };
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const binding = createHash('sha256').update(secret).digest('base64url');
  expect(browser.sent).toMatchObject([{ body: { binding, remember: true } }]);
});

test('what Google answered signs in the browser that began, and it goes on to where it was going', async () => {
  const { browser, beginWithGoogle, answerIn, endWithGoogle, useSession } = await openPage();
  await beginWithGoogle('?returnTo=%2Fcheckout&add=mango', false);
  const { secret } = JSON.parse(browser.session.getItem('googleSignIn') ?? '{}') as { secret: string };
  const answer = answerIn('?code=abc&state=xyz&iss=https%3A%2F%2Fgoogle.example');
  expect(answer).toEqual({ code: 'abc', state: 'xyz', iss: 'https://google.example' });
  const cleaned: string[] = [];
  await endWithGoogle(answer ?? { code: '', state: '' }, (question) => {
    cleaned.push(question);
  });
  expect(cleaned).toEqual(['?returnTo=%2Fcheckout&add=mango']);
  expect(browser.sent.at(-1)).toMatchObject({
    method: 'POST',
    path: '/auth/google',
    body: { code: 'abc', state: 'xyz', iss: 'https://google.example', secret },
  });
  expect(useSession.getState().token).toBe('token-of-asha');
  expect(browser.local.length).toBe(0);
  expect(browser.session.getItem('pendingAdd')).toBe('"mango"');
  expect(browser.session.getItem('googleSignIn')).toBeNull();
});

test('an answer that this browser did not ask for, or a no, signs nobody in', async () => {
  const { browser, beginWithGoogle, endWithGoogle, useSession } = await openPage();
  const clean = () => {};
  await expect(endWithGoogle({ code: 'abc', state: 'xyz' }, clean)).rejects.toThrow('Please try again.');
  await beginWithGoogle('', false);
  await expect(endWithGoogle({ code: '', state: 'xyz' }, clean)).rejects.toThrow('Please try again.');
  expect(browser.sent.filter(({ path }) => path === '/auth/google')).toEqual([]);
  expect(useSession.getState().token).toBeUndefined();
});

test('a refusal of the shop is told in its words', async () => {
  const { browser, beginWithGoogle, endWithGoogle } = await openPage();
  await beginWithGoogle('', false);
  browser.answer(() => refusal(403, 'forbidden', 'This address is not confirmed at Google.'));
  await expect(endWithGoogle({ code: 'abc', state: 'xyz' }, () => {})).rejects.toThrow('not confirmed');
});

test('an address without an answer of Google is none', async () => {
  const { answerIn } = await openPage();
  expect(answerIn('?returnTo=/checkout')).toBeUndefined();
});
