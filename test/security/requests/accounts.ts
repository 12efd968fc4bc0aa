import { tokenHash } from '#identity/server/passwords/secrets.ts';
import { PASSWORD } from '#test/people.ts';
import type { CallerName, Stage } from '../stage.ts';
import { newPerson, newPhone, fresh, by, type Requests } from './prepare.ts';

const ADDRESS = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '9876543210',
  street: 'House 4',
  city: 'Tawang',
  state: 'Arunachal Pradesh',
  pinCode: '790104',
};

async function addressOfTheShopper({ people: { shopper } }: Stage): Promise<string> {
  const { addresses } = await by(shopper)('PATCH', `/api/auth/${shopper.user._id}`, { addresses: [ADDRESS] });
  return addresses[0]._id;
}

async function sessionOfTheShopper(stage: Stage): Promise<string> {
  const { shop, people } = stage;
  const token = await stage.tokenOf('shopper');
  const { id } = await shop.platform.db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash(token ?? ''))
    .where('user_id', '=', people.shopper.user._id)
    .executeTakeFirstOrThrow();
  return id;
}

/** The account that a caller calls their own. A caller without one asks for the shopper's. */
const ownId = ({ people }: Stage, caller: CallerName): string =>
  (caller in people ? people[caller as keyof typeof people] : people.shopper).user._id;

/** Requests about one’s own account. */
export const ACCOUNTS: Requests = {
  'POST /api/auth/signup': () => ({
    path: '/api/auth/signup',
    body: { ...newPerson(), password: PASSWORD },
  }),
  'POST /api/auth/login': ({ people }) => ({
    path: '/api/auth/login',
    body: { email: people.shopper.user.email, password: PASSWORD },
  }),
  'GET /api/auth/google': () => ({ path: '/api/auth/google' }),
  'POST /api/auth/google/start': () => ({
    path: '/api/auth/google/start',
    body: { binding: 'b'.repeat(43) },
  }),
  'POST /api/auth/google': () => ({
    path: '/api/auth/google',
    body: { code: 'code', state: 'state', secret: 's'.repeat(43) },
  }),
  'POST /api/auth/reset-password-request': () => ({
    path: '/api/auth/reset-password-request',
    body: { email: `${fresh()}@example.in` },
  }),
  'POST /api/auth/reset-password': ({ people }) => ({
    path: '/api/auth/reset-password',
    body: { email: people.shopper.user.email, token: 'x'.repeat(43), password: PASSWORD },
  }),
  'GET /api/auth/reset-password-code': () => ({ path: '/api/auth/reset-password-code' }),
  'POST /api/auth/reset-password-code-request': () => ({
    path: '/api/auth/reset-password-code-request',
    body: { phone: newPhone() },
  }),
  'POST /api/auth/reset-password-code': () => ({
    path: '/api/auth/reset-password-code',
    body: { phone: newPhone(), code: '12345678', password: PASSWORD },
  }),
  'POST /api/auth/rescue': () => ({
    path: '/api/auth/rescue',
    body: { email: newPhone(), code: '7K4M-92TX', password: PASSWORD },
  }),
  'POST /api/auth/card': () => ({
    path: '/api/auth/card',
    body: { code: '12345678', ask: 'a'.repeat(43) },
  }),
  'GET /api/auth/rescue-codes': () => ({ path: '/api/auth/rescue-codes' }),
  'POST /api/auth/rescue-codes': () => ({ path: '/api/auth/rescue-codes', body: { password: PASSWORD } }),
  'POST /api/auth/rescue-codes/confirmation': () => ({
    path: '/api/auth/rescue-codes/confirmation',
    // No codes were made at that time.
    body: { madeAt: '2026-11-01T04:30:00.000Z' },
  }),
  'POST /api/auth/email': () => ({
    path: '/api/auth/email',
    body: { email: `${fresh()}@example.in`, password: PASSWORD },
  }),
  'POST /api/auth/change-password': () => ({ path: '/api/auth/change-password', body: {} }),
  'POST /api/auth/logout': () => ({ path: '/api/auth/logout' }),
  'GET /api/auth/sessions': () => ({ path: '/api/auth/sessions' }),
  'DELETE /api/auth/sessions/:id': async (stage) => ({
    path: `/api/auth/sessions/${await sessionOfTheShopper(stage)}`,
  }),
  'PATCH /api/auth/:id': ({ people }) => ({
    path: `/api/auth/${people.shopper.user._id}`,
    body: { name: 'Asha' },
  }),
  'PATCH /api/auth/:id with the shopper’s address': async (stage, caller) => ({
    path: `/api/auth/${ownId(stage, caller)}`,
    body: { addresses: [{ ...ADDRESS, _id: await addressOfTheShopper(stage) }] },
  }),
  'GET /api/users/user': () => ({ path: '/api/users/user' }),
  'GET /api/users/user/data': () => ({ path: '/api/users/user/data' }),
  'DELETE /api/users/user': () => ({ path: '/api/users/user', body: {} }),
};
