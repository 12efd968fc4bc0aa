import { sql } from 'kysely';
import type { QueueTab } from '#orders/order-tabs.ts';

/**
 * The tab of an order, as `tabOf` of the contract says it. An indexed expression, because a stored column would have to follow
 * packing, payments, accounts and every move. The text is that of the index of migration 065, letter for
 * letter: with another one the databases would read every order.
 */
export const TAB = sql<QueueTab>`(case
    when status = 'pending' and phone_to_confirm = 1 then 'toConfirm'
    when status = 'pending' and packed_at is null then 'toPack'
    when status = 'pending' or status = 'dispatched' then 'onTheWay'
    when status = 'delivered' and (total_paise > paid_paise + rounded_paise or paid_paise > total_paise) then 'toCollect'
    when status = 'cancelled' and paid_paise > 0 then 'toCollect'
    when paid_paise - account_paise + rounded_paise < 0 then 'toCollect'
    else 'done'
  end)`;
