import * as v from 'valibot';
import { type SignedIn, forAdmins } from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import { queueMail } from '#platform/mail/mail-job.ts';
import type { Platform } from '#platform/platform.ts';
import { EditedSettings, Settings } from '#settings/settings.ts';
import { saveSettings } from './commands/save-settings.ts';
import { settingsWithRevision } from './queries.ts';

const route = forAdmins('shop');

/** The owner's routes for settings: saving them, and sending a test mail. */
export function settingsAdminRoutes(platform: Platform) {
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
  return routes;
}
