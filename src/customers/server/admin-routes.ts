import * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { pageCount } from '#base/page.ts';
import {
  Business,
  BusinessForm,
  CustomerList,
  CustomerQuery,
  EditedCustomer,
  LoginCode,
  NewCustomer,
} from '#customers/customers.ts';
import { Done, User } from '#identity/identity.ts';
import {
  accountJson,
  orNameTaken,
  type PersonalPart,
  type SignedIn,
  forAdmins,
  giveLoginCode,
  hashPassword,
  newCode,
  presentUser,
} from '#identity/server/public.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { businessNow } from './business.ts';
import { addCustomer, editCustomer, noteBusiness, removeCustomer } from './commands.ts';
import { customers } from './queries.ts';

const route = forAdmins('customers');
const ById = v.object({ id: v.string() });

/** The customers table. */
export function customerRoutes(platform: Platform, parts: readonly PersonalPart[] = []) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.get(
    '/user',
    route({
      summary: 'Everyone with an account, newest first',
      answers: { 200: CustomerList },
      refuses: ['invalid'],
    }),
    check('query', CustomerQuery),
    async (c) => {
      const query = c.req.valid('query');
      const { rows, total } = await customers(db, query);
      return c.json({
        users: rows.map(presentUser),
        totalPages: pageCount(total, query.limit),
        totalUsers: total,
      });
    },
  );

  routes.get(
    '/user/:id',
    route({
      summary: 'One account',
      answers: { 200: User },
      refuses: ['not_found'],
    }),
    check('param', ById),
    async (c) => {
      return c.json(await accountJson(platform, c.req.valid('param').id));
    },
  );

  routes.post(
    '/user',
    route({
      summary: 'Add a customer',
      answers: { 201: User },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', NewCustomer),
    async (c) => {
      const { password, noEmail: _, numberIsTheirs: isShown, ...customer } = c.req.valid('json');
      const passwordHash = password === undefined ? null : await hashPassword(password);
      const id = await write(platform, (tx) =>
        addCustomer(
          tx,
          c.get('actor'),
          { ...customer, email: customer.email || null, isShown, passwordHash },
          clock.now(),
        ),
      );
      return c.json(await accountJson(platform, id), 201);
    },
  );

  routes.patch(
    '/user/:id',
    route({
      summary: 'Change a customer’s name, e-mail and phone',
      answers: { 200: User },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('param', ById),
    check('json', EditedCustomer),
    async (c) => {
      const { id } = c.req.valid('param');
      const { name, email, noEmail, phone, numberIsTheirs: isShown } = c.req.valid('json');
      const change = { name, email: noEmail ? null : email, phone, isShown };
      await orNameTaken(
        write(platform, (tx) => editCustomer(tx, c.get('actor'), { id, change }, clock.now())),
      );
      return c.json(await accountJson(platform, id));
    },
  );

  routes.post(
    '/user/:id/logincode',
    route({
      summary: 'A code and a link for a customer who forgot the password and has no e-mail address',
      answers: { 201: LoginCode },
      refuses: ['not_found', 'conflict'],
    }),
    check('param', ById),
    check('json', v.strictObject({})),
    async (c) => {
      const code = newCode();
      const given = { id: c.req.valid('param').id, codeHash: await hashPassword(code) };
      const { token, phone, expiresAt } = await write(platform, (tx) =>
        giveLoginCode(tx, c.get('actor'), given, clock.now()),
      );
      const link = linkOrigin(platform.config, c) + pageAddress('resetPassword', { email: phone, token });
      return c.json({ code, link, phone, expiresAt }, 201);
    },
  );

  routes.get(
    '/user/:id/business',
    route({
      summary: 'The business registered for GST that a customer buys for',
      answers: { 200: Business },
      refuses: ['not_found'],
    }),
    check('param', ById),
    async (c) => {
      const { id } = c.req.valid('param');
      await accountJson(platform, id);
      return c.json(await businessNow(db, id));
    },
  );

  routes.put(
    '/user/:id/business',
    route({
      summary: 'Note for which business registered for GST a customer buys',
      answers: { 200: Business },
      refuses: ['invalid', 'not_found'],
    }),
    check('param', ById),
    check('json', BusinessForm),
    async (c) => {
      const { id } = c.req.valid('param');
      await write(platform, (tx) =>
        noteBusiness(tx, c.get('actor'), { id, business: c.req.valid('json') }, clock.now()),
      );
      return c.json(await businessNow(db, id));
    },
  );

  routes.delete(
    '/user/:id',
    route({
      summary: 'Delete a customer; orders stay without the person',
      answers: { 200: Done },
      refuses: ['not_found', 'conflict'],
    }),
    check('param', ById),
    async (c) => {
      const { id } = c.req.valid('param');
      await write(platform, (tx) => removeCustomer(tx, c.get('actor'), { id, parts }, clock.now()));
      return c.json({ message: 'The customer is deleted.' });
    },
  );
  return routes;
}
