import { sql } from 'kysely';

// The figures of `openMoney` in SQL, of the columns of `orders`.

const CAME = sql`(paid_paise - account_paise + rounded_paise)`;

/** The amount that is still due of an order that is not cancelled and not paid. */
export const DUE = sql<number>`(total_paise - account_paise - (case when ${CAME} > 0 then ${CAME} else 0 end))`;

/** The amount that was paid beyond the cost of an order; a cancelled one costs nothing. */
export const TO_GIVE_BACK = sql<number>`(paid_paise - (case when status = 'cancelled' then 0 else total_paise end))`;
/** True if a refund is open. */
export const IS_TO_GIVE_BACK = sql<boolean>`(${TO_GIVE_BACK} > 0)`;

/** The amount that was given back without ever having come. */
export const NEVER_CAME = sql<number>`(0 - ${CAME})`;
/** True if more was refunded than came in; the text matches the index of migration 065, letter for letter. */
export const IS_NEVER_CAME = sql<boolean>`(paid_paise - account_paise + rounded_paise < 0)`;
