import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx, Db } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { type SignedIn, forAdmins, addresseeById } from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import { jobByKey } from '#platform/jobs/failed-jobs.ts';
import { oneLine, queueMail, mailOf } from '#platform/mail/mail-job.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { EditedSettings, Settings, TestMail } from '#settings/settings.ts';
import { settingsWithRevision, readSettings } from './queries.ts';
import { saveSettings } from './save-settings.ts';

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
      summary: 'Send a test mail to the shop’s own address, or else to the caller’s',
      answers: { 200: TestMail },
      refuses: ['invalid'],
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

/**
 * Queues a test mail to the shop's own address, or else to that of who asked for it, in their language; answers the id
 * that tells what became of it.
 */
async function sendTestMail(tx: Tx, { userId }: Pick<Actor, 'userId'>, now: Instant): Promise<string> {
  const { email, name } = await readSettings(tx);
  const id = newId(Date.parse(now));
  const asker = await addresseeById(tx, userId);
  const to = email || asker?.to;
  if (!to)
    throw new Failure('invalid', /*office*/ 'Write the e-mail address of the shop first, and save it.');
  const language = asker?.language ?? 'en';
  const i18n = wordsIn(language);
  const mail = {
    to,
    language,
    subject: oneLine(i18n._('mail.test.subject', { shop: name })),
    text: `${i18n._('mail.test.text')}\n`,
  };
  await queueMail(tx, mail, now, keyOfTestMail(id));
  return id;
}

/** The dedupe key that a test mail's job is found by. */
const keyOfTestMail = (id: string): string => `test mail ${id}`;

/**
 * Reads the state of a test mail; `hasServer` says that mails go to a mail server rather than into the outbox folder.
 */
export async function testMail(db: Db, id: string, hasServer: boolean): Promise<TestMail> {
  const job = await jobByKey(db, keyOfTestMail(id));
  if (!job) throw new Failure('not_found', /*office*/ 'There is no such test mail.');
  const done = hasServer ? 'sent' : 'kept';
  return {
    id,
    to: mailOf(job.payload).to,
    state: job.state === 'done' ? done : job.state,
    reason: job.state === 'failed' ? job.lastError : '',
  };
}
