import type { Schedule } from '#delivery/delivery.ts';
import type { Person } from '#test/people.ts';
import { EVENING } from '#test/steps/rounds.ts';

const { days: _, ...PLAN } = EVENING;
/** Once a week, so that the shop does not fill with rounds. */
const WEEKLY = { ...EVENING, days: [1] };

/** A round of one day with room for everybody. */
export const EXTRA = { ...PLAN, on: '2026-11-23', seats: 9000 };

/** A request about rounds as the owner's screen sends it: about a rule, a round, a pause or an order that is there. */
export async function roundFor(
  route: string,
  owner: Person,
): Promise<{ id?: string; body: unknown } | undefined> {
  const pause = { from: EXTRA.on, to: EXTRA.on, text: 'A holiday' };
  const add = async (path: string, body: unknown): Promise<Partial<Schedule>> =>
    (await owner.call('POST', `/api/delivery/${path}`, body)).body;
  const about = (thing: { id: string } | undefined, body?: unknown) => thing && { id: thing.id, body };
  switch (route) {
    case 'POST /api/delivery/rules':
      return { body: WEEKLY };
    case 'POST /api/delivery/rounds':
      return { body: EXTRA };
    case 'POST /api/delivery/pauses':
      return { body: pause };
    case 'PUT /api/delivery/rules/{id}':
    case 'DELETE /api/delivery/rules/{id}': {
      const rule = (await add('rules', WEEKLY)).rules?.at(-1);
      return about(rule, { ...WEEKLY, revision: rule?.revision });
    }
    case 'DELETE /api/delivery/pauses/{id}':
      return about((await add('pauses', pause)).pauses?.at(-1));
    case 'PATCH /api/delivery/rounds/{id}':
      return about((await add('rounds', EXTRA)).rounds?.at(-1), { seats: 9 });
    default: {
      const round = (await add('rounds', EXTRA)).rounds?.at(-1)?.id;
      const [placed] = (await owner.call('GET', '/api/orders/all')).body.orders ?? [];
      return placed && { id: placed._id, body: { round, updatedAt: placed.updatedAt } };
    }
  }
}
