import { newId } from '#base/ids.ts';
import { khataPayment } from '#test/steps/khata.ts';
import type { Stage } from '../stage.ts';
import type { HandedOut } from './delivery.ts';

/** A request about a customer's account as the screen sends it: of one who owes something. */
export async function khataFor(route: string, { people }: Stage): Promise<HandedOut | undefined> {
  const { owner, shopper } = people;
  const customer = shopper.user._id;
  const path = `/api/khatas/${customer}`;
  // A request before may have signed the owner out, or deleted the shopper.
  const { status, body: khata } = await owner.call('GET', path);
  if (status !== 200) return undefined;
  const ids = { customer };
  const line = {
    id: newId(),
    kind: 'corrected',
    amount: 20,
    note: 'from the book',
    seen: { owed: khata.owed },
  };
  if (route.endsWith('/limit')) return { ids, body: { limit: 2000, seen: { limit: khata.limit } } };
  if (route.endsWith('/lines')) return { ids, body: line };
  if (route.endsWith('/statement')) return { ids, query: 'from=2026-11-01&to=2026-11-30' };
  if (!route.includes('/payments')) return { ids };
  const { owed } = (await owner.call('POST', `${path}/lines`, line)).body;
  if (owed === undefined) return undefined;
  const sent = khataPayment(owed, { amount: 1 });
  if (route.endsWith('/payments')) return { ids, body: sent };
  await owner.call('POST', `${path}/payments`, sent);
  return { ids: { ...ids, payment: sent.id }, body: {} };
}
