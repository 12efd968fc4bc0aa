import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { User } from '#identity/identity.ts';
import type { LoggedIn } from '#identity/log-in.ts';

/** What a call to the shop's API answered; the caller says what it takes the body for. */
export type Answer<Body = unknown> = { status: number; body: Body };

/** Someone with an account, and a token that stands for them. */
export type Person = {
  name: string;
  email: string;
  phone: string;
  password: string;
  token: string;
  user: User;
};

/** Calls the shop's API, as a guest or with a token. */
export async function callApi<Body = unknown>(
  url: string,
  { method = 'GET', path, body, token }: { method?: string; path: string; body?: unknown; token?: string },
): Promise<Answer<Body>> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body };
}

/** Makes an account through the API and logs in to it; nobody else has its e-mail address. */
export async function signUp(url: string, { name = 'Asha Rao' }: { name?: string } = {}): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${randomUUID().slice(0, 8)}@example.com`;
  const account = { name, email, phone: '9876543210', password: 'Mangoes-2026' };
  const answer = await callApi(url, { method: 'POST', path: '/api/auth/signup', body: account });
  if (answer.status !== 201)
    throw new Error(`Sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { ...account, ...(await tokenFor(url, account)) };
}

/** Logs in to an account through the API. */
export async function tokenFor(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<Pick<Person, 'token' | 'user'>> {
  const answer = await callApi<LoggedIn>(url, {
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password },
  });
  if (answer.status !== 200)
    throw new Error(`Login answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { token: answer.body.token, user: answer.body.user };
}

/** Opens a path as if the person had logged in with Remember Me, and leaves the page signed in. */
export async function enterAs(page: Page, person: Person, path = '/'): Promise<void> {
  // Before the shop's code first runs; a plain page to fill the storage from would cost half as much as the path itself.
  const entering = await page.addInitScript(
    ([user, userToken]) => {
      localStorage.setItem('userData', JSON.stringify({ user, authenticated: true, userToken }));
    },
    [person.user, person.token] as const,
  );
  await page.goto(path);
  await entering.dispose();
}
