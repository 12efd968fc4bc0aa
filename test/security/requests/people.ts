import { signUp, staff, admin } from '#test/people.ts';
import type { Stage } from '../stage.ts';
import { fresh, newPerson, newPhone, owner, type Requests } from './prepare.ts';

const newCard = (stage: Stage) => owner(stage)('POST', '/api/auth/team', { name: 'Meena' });

/** Requests about customers, staff and team cards. */
export const PEOPLE: Requests = {
  'GET /api/auth/user': () => ({ path: '/api/auth/user' }),
  'GET /api/auth/user/:id': ({ people }) => ({ path: `/api/auth/user/${people.shopper.user._id}` }),
  'POST /api/auth/user': () => ({ path: '/api/auth/user', body: newPerson() }),
  'PATCH /api/auth/user/:id': async ({ people }) => ({
    path: `/api/auth/user/${people.another.user._id}`,
    body: { name: 'Ravi' },
  }),
  'PATCH /api/auth/user/:id of an admin': ({ people }) => ({
    path: `/api/auth/user/${people.admin.user._id}`,
    body: { email: `${fresh()}@example.in` },
  }),
  'DELETE /api/auth/user/:id': async ({ shop }) => ({
    path: `/api/auth/user/${(await signUp(shop)).user._id}`,
  }),
  'DELETE /api/auth/user/:id of an admin': ({ people }) => ({
    path: `/api/auth/user/${people.admin.user._id}`,
  }),
  'POST /api/auth/user/:id/logincode': async (stage) => {
    const person = { name: 'Meena', phone: newPhone(), noEmail: true };
    const { _id } = await owner(stage)('POST', '/api/auth/user', person);
    return { path: `/api/auth/user/${_id}/logincode`, body: {} };
  },
  'POST /api/auth/user/:id/logincode of staff': async ({ shop }) => ({
    path: `/api/auth/user/${(await staff(shop, [])).user._id}/logincode`,
    body: {},
  }),
  'POST /api/auth/user/:id/logincode of an admin': ({ people }) => ({
    path: `/api/auth/user/${people.admin.user._id}/logincode`,
    body: {},
  }),
  'POST /api/auth/user/:id/logincode of an owner': async ({ shop }) => ({
    path: `/api/auth/user/${(await admin(shop)).user._id}/logincode`,
    body: {},
  }),
  'GET /api/auth/customers.csv': () => ({ path: '/api/auth/customers.csv' }),
  'GET /api/auth/staff': () => ({ path: '/api/auth/staff' }),
  'POST /api/auth/staff': () => ({ path: '/api/auth/staff', body: { ...newPerson(), role: 'staff' } }),
  'POST /api/auth/staff as an admin': () => ({
    path: '/api/auth/staff',
    body: { ...newPerson(), role: 'admin' },
  }),
  'PATCH /api/auth/staff/:id': async ({ shop }) => ({
    path: `/api/auth/staff/${(await staff(shop, [])).user._id}`,
    body: { permissions: ['packer', 'counter'] },
  }),
  'PATCH /api/auth/staff/:id to an admin': async ({ shop }) => ({
    path: `/api/auth/staff/${(await staff(shop, [])).user._id}`,
    body: { role: 'admin' },
  }),
  'PATCH /api/auth/staff/:id of an owner': async ({ shop }) => ({
    path: `/api/auth/staff/${(await admin(shop)).user._id}`,
    body: { email: `${fresh()}@example.in` },
  }),
  'DELETE /api/auth/staff/:id': async ({ shop }) => ({
    path: `/api/auth/staff/${(await staff(shop, [])).user._id}`,
  }),
  'DELETE /api/auth/staff/:id of an admin': async ({ shop }) => ({
    path: `/api/auth/staff/${(await admin(shop)).user._id}`,
  }),
  'POST /api/auth/staff/:id/logincode': async ({ shop }) => ({
    path: `/api/auth/staff/${(await staff(shop, [])).user._id}/logincode`,
    body: {},
  }),
  'POST /api/auth/staff/:id/logincode of an admin': ({ people }) => ({
    path: `/api/auth/staff/${people.admin.user._id}/logincode`,
    body: {},
  }),
  'POST /api/auth/staff/:id/logincode of an owner': async ({ shop }) => ({
    path: `/api/auth/staff/${(await admin(shop)).user._id}/logincode`,
    body: {},
  }),
  'POST /api/auth/staff/:id/logincode of a shopper': ({ people }) => ({
    path: `/api/auth/staff/${people.shopper.user._id}/logincode`,
    body: {},
  }),
  'POST /api/auth/staff/:id/card': async ({ shop }) => ({
    path: `/api/auth/staff/${(await staff(shop, [])).user._id}/card`,
    body: {},
  }),
  'POST /api/auth/staff/:id/card of an admin': ({ people }) => ({
    path: `/api/auth/staff/${people.admin.user._id}/card`,
    body: {},
  }),
  'DELETE /api/auth/staff/:id/card': async ({ shop }) => ({
    path: `/api/auth/staff/${(await staff(shop, [])).user._id}/card`,
  }),
  'POST /api/auth/team': () => ({ path: '/api/auth/team', body: { name: 'Meena' } }),
  'PUT /api/auth/team/:id': async (stage) => ({
    path: `/api/auth/team/${(await newCard(stage))._id}`,
    body: { name: 'Meena' },
  }),
  'DELETE /api/auth/team/:id': async (stage) => ({ path: `/api/auth/team/${(await newCard(stage))._id}` }),
};
