import * as v from 'valibot';
import { type SignedIn, forAdmins } from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { EditedSettings, Settings, TestMail } from '#settings/settings.ts';
import { settingsWithRevision } from './queries.ts';
import { saveSettings } from './save-settings.ts';
import { sendTestMail, testMail } from './test-mail.ts';
const route = forAdmins('shop');

/** The owner's routes for settings: saving them, and sending a test mail. */
export function settingsAdminRoutes(platform: Platform) {
  const { db, clock, config } = platform;
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
    check(
      'json',
      v.strictObject({ settings: Settings, revision: v.optional(v.pipe(v.number(), v.safeInteger())) }),
    ),
    async (c) => {
      const { settings, revision } = c.req.valid('json');
      const actor = c.get('actor');
      await write(platform, (tx) => saveSettings(tx, { settings, revision, actor }, clock.now()));
      return c.json(await settingsWithRevision(db));
    },
  );

  const hasServer = config.smtpUrl !== undefined;

  routes.post(
    '/test-mail',
    route({
      summary: 'Send a test mail to the shop’s own address',
      answers: { 200: TestMail },
    }),
    async (c) => {
      const id = await write(platform, (tx) => sendTestMail(tx, c.get('actor'), clock.now()));
      return c.json(await testMail(db, id, hasServer));
    },
  );

  routes.get(
    '/test-mail/:id',
    route({
      summary:
        'What became of a test mail: whether it waits, was sent, kept as a file, or not taken by the mail server',
      answers: { 200: TestMail },
      refuses: ['not_found'],
    }),
    async (c) => {
      return c.json(await testMail(db, c.req.param('id'), hasServer));
    },
  );
  return routes;
}
