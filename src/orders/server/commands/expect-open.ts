import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { isOpenAt } from '#settings/server/public.ts';
import type { Settings } from '#settings/settings.ts';

/** Refuses a shopper's order in a shop that takes none while it is closed. */
export async function expectOpen(
  tx: Tx,
  { ordersWhileClosed }: Pick<Settings, 'ordersWhileClosed'>,
  now: Instant,
): Promise<void> {
  if (ordersWhileClosed || (await isOpenAt(tx, now))) return;
  throw new Failure(
    'shop_closed',
    /*i18n*/ 'The shop is closed now and takes no orders until it opens. Your cart stays as it is.',
  );
}
