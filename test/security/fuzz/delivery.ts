import { newId } from '#base/ids.ts';
import type { Area } from '#delivery/areas.ts';
import type { Schedule } from '#delivery/rounds.ts';
import type { RoundSheet } from '#dispatch/stops.ts';
import type { Order } from '#orders/order.ts';
import type { Person } from '#test/people.ts';
import { EVENING } from '#test/steps/rounds.ts';
import { tapOn } from '#test/steps/stops.ts';

const { days: _, ...PLAN } = EVENING;
/** Once a week, so that the shop does not fill with rounds. */
const WEEKLY = { ...EVENING, days: [1] };

/** A round of one day with room for everybody. */
export const EXTRA = { ...PLAN, on: '2026-11-23', seats: 9000 };

/** What a screen hands back: about which thing, by the names of the address, and what is sent of it. */
export type HandedOut = { ids?: Record<string, string>; query?: string; body?: unknown };

/** A request about areas as the owner's screen sends it. */
export async function areaFor(route: string, owner: Person): Promise<HandedOut | undefined> {
  const areas: Area[] = (await owner.call('GET', '/api/delivery/areas')).body.areas ?? [];
  const area = areas.at(-1);
  const ids = areas.map(({ id }) => id);
  const said = { name: 'Lower valley', fee: 30 };
  switch (route) {
    case 'POST /api/delivery/areas':
      return { body: said };
    case 'PUT /api/delivery/areas/order':
      return { body: { ids: ids.toReversed(), seen: ids } };
    case 'PUT /api/delivery/areas/{id}':
      return area && { ids: { id: area.id }, body: { ...said, revision: area.revision } };
    case 'DELETE /api/delivery/areas/{id}':
      return area && { ids: { id: area.id }, query: `revision=${area.revision}` };
    default:
      return undefined;
  }
}

/** A request about rounds as the owner's screen sends it: about a rule, a round, a pause or an order that is there. */
export async function roundFor(route: string, owner: Person, rider: Person): Promise<HandedOut | undefined> {
  const pause = { from: EXTRA.on, to: EXTRA.on, text: 'A holiday' };
  const add = async (path: string, body: unknown): Promise<Partial<Schedule>> =>
    (await owner.call('POST', `/api/delivery/${path}`, body)).body;
  const newRound = async () => (await add('rounds', EXTRA)).rounds?.at(-1);
  const about = (thing: { id: string } | undefined, body?: unknown): HandedOut | undefined =>
    thing && { ids: { id: thing.id }, body };
  if (/ \/api\/rounds\/\{id\}/.test(route))
    return stopFor(route, { owner, rider, round: (await newRound())?.id });
  switch (route) {
    case 'POST /api/delivery/rules':
      return { body: WEEKLY };
    case 'POST /api/delivery/rounds':
      return { body: EXTRA };
    case 'POST /api/delivery/pauses':
      return { body: pause };
    case 'PUT /api/delivery/rules/{id}': {
      const rule = (await add('rules', WEEKLY)).rules?.at(-1);
      return about(rule, { ...WEEKLY, revision: rule?.revision });
    }
    case 'DELETE /api/delivery/rules/{id}': {
      const rule = (await add('rules', WEEKLY)).rules?.at(-1);
      return { ...about(rule), query: `revision=${rule?.revision}` };
    }
    case 'DELETE /api/delivery/pauses/{id}':
      return about((await add('pauses', pause)).pauses?.at(-1));
    case 'PATCH /api/delivery/rounds/{id}':
      return about(await newRound(), { seats: 9 });
    case 'PUT /api/delivery/rounds/{id}/lateness':
      return about(await newRound(), { to: '23:45' });
    case 'DELETE /api/delivery/rounds/{id}':
      return about(await newRound());
    case 'GET /api/orders/rounds/figures':
    case 'GET /api/orders/rounds/figures.csv':
      return { query: 'days=30' };
    case 'GET /api/orders/{id}/rounds': {
      const placed = await newestOrder(owner);
      return placed && { ids: { id: placed._id } };
    }
    default: {
      const placed = await newestOrder(owner);
      const said = route.endsWith('/packing') ? { packed: true } : { round: (await newRound())?.id };
      return placed && { ids: { id: placed._id }, body: { ...said, updatedAt: placed.updatedAt } };
    }
  }
}

const newestOrder = async (owner: Person): Promise<Order | undefined> =>
  (await owner.call('GET', '/api/orders/all')).body.orders?.[0];

type Ride = { owner: Person; rider: Person; round: string | undefined };

/** A request about a round on its way, which goes to the newest order. */
async function stopFor(route: string, { owner, rider, round }: Ride): Promise<HandedOut | undefined> {
  const placed = await newestOrder(owner);
  if (!placed || round === undefined) return undefined;
  await owner.call('PUT', `/api/orders/${placed._id}/round`, { round, updatedAt: placed.updatedAt });
  const named = { riders: [rider.user._id] };
  const { stops = [] }: Partial<RoundSheet> = (await owner.call('PUT', `/api/rounds/${round}/riders`, named))
    .body;
  const [stop] = stops;
  const about = (body?: unknown): HandedOut => ({ ids: { id: round, order: placed._id }, body });
  if (route.endsWith('/riders')) return about(named);
  if (route.endsWith('/place')) return about({ place: '22.5726, 88.3639' });
  if (route.endsWith('/stops')) return about({ orders: [placed._id] });
  if (route.endsWith('/account-payments')) return about({ id: newId(), amount: 10 });
  return about(route.endsWith('/taps') && stop ? tapOn(stop) : undefined);
}
