import type { Db } from '#db/schema.ts';
import type { OwnerOfTexts } from '#identity/server/public.ts';
import { readSettings } from '#settings/server/queries.ts';

/** What the owner says of text messages. */
export const ownerOfTexts =
  (db: Db): OwnerOfTexts =>
  async () => {
    const { name, phones, smsPerDay } = await readSettings(db);
    return { name, phone: phones[0] ?? '', aDay: smsPerDay };
  };
