import * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { Failure } from '#base/failure.ts';
import { NamedIn } from '#base/fields.ts';
import { inLanguage } from '#base/language/language.ts';
import { ListedProduct } from '#catalogue/catalogue.ts';
import { asRows } from '#catalogue/server/public.ts';
import { describe } from '#platform/http/describe.ts';
import { clientAddress } from '#platform/http/limits/client-address.ts';
import { countOne, countTry } from '#platform/http/limits/rate-limit.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { ShopRules } from '#storefront/rules.ts';
import {
  CONFIRMED,
  ConfirmNewsletter,
  DEAD_LINK,
  LeaveNewsletter,
  NewSubscriber,
} from '#storefront/storefront.ts';
import { askToConfirm, CONFIRM_MAILS, confirmNewsletter, leaveNewsletter } from './commands.ts';
import { readRules, readToday } from './queries.ts';

const tag = 'shop';
const Said = v.object({ message: v.string() });
const Today = v.object({ daily: v.array(ListedProduct), cheaper: v.array(ListedProduct) });

/** The home page's goods of the day, under `/api/shop`. */
export const todayRoutes = (platform: Platform) =>
  newRoutes().get(
    '/today',
    describe({
      tag,
      summary: 'The goods of the day: staples, and those with the largest cuts',
      answers: { 200: Today },
      refuses: ['invalid'],
    }),
    check('query', NamedIn),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=0, must-revalidate');
      const { daily, cheaper } = await readToday({ platform, language: c.req.valid('query').lang });
      return c.json({ daily: asRows(daily), cheaper: asRows(cheaper) });
    },
  );

/** The rules of the shop, under `/api/shop`. */
export const rulesRoutes = (platform: Platform) =>
  newRoutes().get(
    '/rules',
    describe({
      tag,
      summary:
        'What the page of the shop’s rules is made from: legal name, grievance officer, the owner’s words, and the terms of delivery',
      answers: { 200: ShopRules },
      refuses: ['invalid'],
    }),
    check('query', NamedIn),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=0, must-revalidate');
      return c.json(await readRules({ platform, language: c.req.valid('query').lang }));
    },
  );

/** Joining and leaving the newsletter, under `/api/shop`. */
export function newsletterRoutes(platform: Platform) {
  const { db, clock, config } = platform;
  const routes = newRoutes();

  routes.post(
    '/newsletter',
    describe({
      tag,
      summary: 'Join the newsletter',
      answers: { 200: Said },
      refuses: ['invalid', 'conflict', 'too_many'],
    }),
    check('json', NewSubscriber),
    async (c) => {
      personal(c);
      const { email, language } = c.req.valid('json');
      const limit = { name: 'newsletter', most: config.rates.signUpsPerAddress, minutes: 10 };
      await countTry(db, limit, clientAddress(c, config.trustedProxies), clock.now());
      const { name: shopName, newsletterOpen } = await readSettings(db);
      if (!newsletterOpen) throw new Failure('conflict', /*i18n*/ 'The newsletter is closed for now.');
      const asked = await countOne(db, CONFIRM_MAILS, email, clock.now());
      // The limit keeps strangers from filling a mailbox; the answer is the same, so that they learn nothing.
      if (asked <= CONFIRM_MAILS.most) {
        const request = { email, language, shopName, origin: linkOrigin(config, c) };
        await write(platform, (tx) => askToConfirm(tx, request, clock.now()));
      }
      return c.json({ message: 'Almost there: please open the link in the mail that we sent you.' });
    },
  );

  routes.post(
    '/newsletter/confirmation',
    describe({
      tag,
      summary: 'Say yes to the newsletter by the link of its mail; a form, answered by a page',
      answers: { 303: v.undefined() },
      refuses: ['invalid'],
    }),
    check('form', ConfirmNewsletter),
    async (c) => {
      personal(c);
      const { token } = c.req.valid('form');
      const { name: shopName } = await readSettings(db);
      const request = { token, shopName, origin: linkOrigin(config, c) };
      const language = await write(platform, (tx) => confirmNewsletter(tx, request, clock.now()));
      const answer = pageAddress('newsletterConfirm', { token: language ? CONFIRMED : DEAD_LINK });
      return c.redirect(inLanguage(answer, language ?? 'en'), 303);
    },
  );

  routes.post(
    '/newsletter/leave',
    describe({
      tag,
      summary: 'Leave the newsletter',
      answers: { 200: Said },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', LeaveNewsletter),
    async (c) => {
      personal(c);
      await write(platform, (tx) => leaveNewsletter(tx, c.req.valid('json').token, clock.now()));
      return c.json({ message: 'You are off the list. We will not write again.' });
    },
  );
  return routes;
}
