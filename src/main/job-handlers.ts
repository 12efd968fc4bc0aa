import { CHECK_JOB, checkHandler } from '#admin/server/check/nightly-check.ts';
import { pushHandler, PUSH_JOB } from '#alarm/server/push.ts';
import { alarmHandler } from '#alarm/server/ring.ts';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import { LATE_JOB } from '#delivery/server/rounds/edit-rounds.ts';
import { ROUNDS_JOB, roundsHandler } from '#delivery/server/rounds/make-rounds.ts';
import { lateHandler } from '#dispatch/server/late-job.ts';
import { CODE_TEXT_JOB, codeTextHandler } from '#identity/server/code-text-job.ts';
import { RESET_MAIL_JOB, resetMailHandler } from '#identity/server/commands/reset-password.ts';
import { PICTURES_JOB, picturesHandler } from '#imports/server/fetch-pictures.ts';
import { IMPORT_JOB, importHandler } from '#imports/server/staged/commands.ts';
import { UNDO_JOB, undoHandler } from '#imports/server/staged/take-back.ts';
import { ALARM_JOB } from '#orders/server/public.ts';
import { MARKS_JOB, marksHandler } from '#orders/server/trust/forget-marks.ts';
import { BACKUP_JOB, backupHandler } from '#platform/backup/nightly.ts';
import { originOf } from '#platform/http/link-origin.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import { MAIL_JOB, mailHandler } from '#platform/mail/mail-job.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { PRICE_CHANGE_JOB, priceChangeHandler } from '#pricing/server/commands/price-parts.ts';
import { mailSender, ownerOfTexts } from '#settings/server/public.ts';
import { LETTERS_LOG_JOB, lettersLogHandler } from '#storefront/server/letters/forget-log.ts';

/** The handler of each kind of job. */
export function jobHandlers(platform: Platform): Record<string, JobHandler> {
  const from = () => mailSender(platform);
  return {
    [MAIL_JOB]: mailHandler(platform.mailer, from, mailFoot(platform)),
    [RESET_MAIL_JOB]: resetMailHandler(platform, from),
    [PRICE_CHANGE_JOB]: priceChangeHandler(platform),
    [IMPORT_JOB]: importHandler(platform),
    [UNDO_JOB]: undoHandler(platform),
    [PICTURES_JOB]: picturesHandler(platform),
    [ROUNDS_JOB]: roundsHandler(platform),
    [LATE_JOB]: lateHandler(platform),
    [MARKS_JOB]: marksHandler(platform),
    [LETTERS_LOG_JOB]: lettersLogHandler(platform),
    [ALARM_JOB]: alarmHandler(platform),
    [PUSH_JOB]: pushHandler(platform),
    [CHECK_JOB]: checkHandler(platform),
    // Only servers that have a gateway may take this job.
    ...(platform.config.sms && {
      [CODE_TEXT_JOB]: codeTextHandler(platform, platform.config.sms, ownerOfTexts(platform.db)),
    }),
    // Only servers that keep backups may take this job.
    ...(platform.config.backup && { [BACKUP_JOB]: backupHandler(platform) }),
  };
}

/** Under every mail stands the way to the shop's rules. */
const mailFoot =
  ({ config }: Platform) =>
  (language: Language): string => {
    const i18n = wordsIn(language);
    return i18n._('mail.rules', { link: originOf(config) + inLanguage(pageAddress('rules'), language) });
  };
