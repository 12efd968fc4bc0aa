import * as v from 'valibot';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import {
  newCode,
  ownerOfPhone,
  storeCode,
  mayMove,
  storePhoneCode,
} from '#identity/server/commands/login-code.ts';
import { write } from '#platform/http/routes.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import { oneLine } from '#platform/mail/mail-job.ts';
import type { Platform } from '#platform/platform.ts';
import { sendText } from '#platform/sms-gateway.ts';
import { wordsIn } from '#platform/words.ts';
import { hashPassword } from './passwords/secrets.ts';
import { type OwnerOfTexts, takeText } from './text-shares.ts';

/** The kind of the job that sends a code as a text message. */
export const CODE_TEXT_JOB = 'sms-code';

const Asked = v.object({ phone: v.string(), askedAt: v.pipe(v.string(), v.isoTimestamp()) });

/** The time after which a shopper no longer waits for a code, so that it is not sent. */
const WORTH_SENDING_MS = 10 * 60_000;

/**
 * Adds a job for a code. Only the job looks whether the phone has an account, so that asking takes the same time for every
 * phone and the job's row never holds a code.
 */
export const queueCodeText = (tx: Tx, phone: string, now: Instant): Promise<void> =>
  addJob(tx, { kind: CODE_TEXT_JOB, payload: { phone, askedAt: now } }, now);

/** Counts the codes that were asked for and are not sent yet. */
export async function waitingTexts(db: Db | Tx): Promise<number> {
  const { waiting } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number | string>().as('waiting'))
    .where('kind', '=', CODE_TEXT_JOB)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/**
 * Sends the code that was asked for, if the phone is that of a shopper without an e-mail address, or its number the login name
 * of an account that has one, and the shop has not sent too many today. It replaces what was handed out before.
 */
export const codeTextHandler =
  (platform: Platform, sms: NonNullable<Platform['config']['sms']>, ofOwner: OwnerOfTexts): JobHandler =>
  async (payload, id) => {
    const { db, clock, log } = platform;
    const { phone, askedAt } = v.parse(Asked, payload);
    if (after(askedAt, WORTH_SENDING_MS) <= clock.now()) return;
    const owner = await ownerOfPhone(db, phone);
    if (!owner && !(await mayMove(db, phone))) return;
    const { name, aDay } = await ofOwner();
    const most = aDay ?? sms.perDay;
    if (!(await takeText(db, most, clock.now()))) return log.warn('sms.too_many', { perDay: most });
    const code = newCode();
    const codeHash = await hashPassword(code);
    await write(platform, async (tx) => {
      if (owner) await storeCode(tx, { id: owner.id, codeHash }, clock.now());
      else await storePhoneCode(tx, { phone, codeHash }, clock.now());
    });
    const language = owner?.language ?? 'en';
    const shop = oneLine(name);
    const i18n = wordsIn(language);
    const text = i18n._('mail.sms.code', { code, shop });
    await sendText(sms, { to: phone, language, text, code }, id);
  };
