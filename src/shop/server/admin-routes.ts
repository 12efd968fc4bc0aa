import * as v from 'valibot';
import { type SignedIn, forAdmins } from '#accounts/server/guard.ts';
import { pageCount } from '#base/page.ts';
import { check, newRoutes, write } from '#platform/http.ts';
import { queueMail } from '#platform/mail-job.ts';
import type { Platform } from '#platform/platform.ts';
import { EditedSettings, Settings, SubscriberList } from '#shop/shop.ts';
import { saveSettings } from './commands/save-settings.ts';
import { settingsWithRevision, subscribers } from './queries.ts';

const route = forAdmins('shop');
const SUBSCRIBERS_PER_PAGE = 50;
const PageQuery = v.strictObject({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
});

/** What the owner asks of the shop itself: changing its settings, trying its mail, reading the newsletter list. */
export function shopAdminRoutes(platform: Platform) {
  const { db, clock } = platform;
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/settings/edit',
    route({
      summary: 'The settings with their revision',
      answers: { 200: EditedSettings },
    }),
    async (c) => {
      return c.json(await settingsWithRevision(db));
    },
  );

  routes.put(
    '/settings',
    route({
      summary: 'Change the settings',
      answers: { 200: EditedSettings },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', v.strictObject({ settings: Settings, revision: v.optional(v.number()) })),
    async (c) => {
      const { settings, revision } = c.req.valid('json');
      const actor = c.get('actor');
      await write(platform, (tx) => saveSettings(tx, { settings, revision, actor }, clock.now()));
      return c.json(await settingsWithRevision(db));
    },
  );

  routes.post(
    '/test-mail',
    route({
      summary: 'Send a test mail to the shop’s own address',
      answers: { 200: v.object({ message: v.string() }) },
    }),
    async (c) => {
      const { settings } = await settingsWithRevision(db);
      const mail = {
        to: settings.email,
        subject: `A test mail of ${settings.name}`,
        text: 'If you read this, the shop can send mail.\n',
      };
      await write(platform, (tx) => queueMail(tx, mail, clock.now()));
      return c.json({
        message: `A mail is on its way to ${settings.email}. If it does not come, look under notifications.`,
      });
    },
  );

  routes.get(
    '/newsletter',
    route({
      summary: 'Who is on the newsletter list',
      answers: { 200: SubscriberList },
    }),
    check('query', PageQuery),
    async (c) => {
      const { page } = c.req.valid('query');
      const { known, ...list } = await subscribers(db, {
        skip: (page - 1) * SUBSCRIBERS_PER_PAGE,
        limit: SUBSCRIBERS_PER_PAGE,
      });
      return c.json({ ...list, totalPages: pageCount(known, SUBSCRIBERS_PER_PAGE) });
    },
  );
  return routes;
}
