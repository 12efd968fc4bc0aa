import type { PublicRound } from '#delivery/delivery.ts';
import type { NewRoundRule, Schedule, StaffRound } from '#delivery/rounds.ts';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { checkoutRequest, fillCart, send } from '#test/carts.ts';
import type { Answer, Caller, TestShop } from '#test/open-shop.ts';

/** Every evening from 5 to 7 in India, to order before 2 in the afternoon, everywhere. */
export const EVENING = {
  kind: 'ride',
  days: [1, 2, 3, 4, 5, 6, 7],
  from: '17:00',
  to: '19:00',
  orderBefore: '14:00',
  orderDay: 'same',
  seats: 20,
  everywhere: true,
  areas: [],
} satisfies NewRoundRule;

/** From ten in the morning until nobody can order for the evening round of that day any more. */
export const PAST_THE_CUT_OFF = { hours: 4 };

/** The owner adds a weekly rule: an evening round, but for what is said. */
export async function addRule(owner: Caller, said: Partial<NewRoundRule> = {}): Promise<Schedule> {
  const { status, body } = await owner.call('POST', '/api/delivery/rules', { ...EVENING, ...said });
  if (status !== 201) throw new Error(`the rule was refused: ${JSON.stringify(body)}`);
  return body;
}

/** All rounds from today on, as staff see them. */
export const roundsIn = async (owner: Caller): Promise<StaffRound[]> =>
  (await owner.call('GET', '/api/delivery/schedule')).body.rounds;

/** The rounds that shoppers are shown, of an area or of what is in none. */
export const roundsFor = async (shop: Caller, area?: string): Promise<PublicRound[]> =>
  (await shop.call('GET', `/api/delivery/rounds${area === undefined ? '' : `?area=${area}`}`)).body.rounds;

/** Orders one of a product with a round, or with the next that has room. */
export async function orderWith(
  person: Caller,
  product: Parameters<typeof fillCart>[1][0],
  said: Record<string, unknown> = {},
  key?: string,
): Promise<Answer> {
  await fillCart(person, [product, 1]);
  return send(person, { ...(await checkoutRequest(person)), ...said }, key);
}

/** What is wrong with the seats: rounds whose booked seats are not those of their orders, or more than there are. */
export async function wrongSeats({ platform: { db } }: TestShop): Promise<string[]> {
  const rounds = await db.selectFrom('rounds').selectAll().execute();
  const orders = await db.selectFrom('orders').selectAll().where('round_id', 'is not', null).execute();
  const wrong = rounds.flatMap(({ id, booked, capacity }) => {
    const held = orders.filter((order) => order.round_id === id && order.status !== 'cancelled').length;
    return booked === held && booked <= capacity ? [] : [`${id}: ${held} held, ${booked}/${capacity} booked`];
  });
  const astray = orders.filter((order) => {
    const round = rounds.find(({ id }) => id === order.round_id);
    return (
      order.promised_on !== round?.on_day ||
      order.promised_from !== round.from_time ||
      order.promised_to !== round.to_time
    );
  });
  return [...wrong, ...astray.map(({ number }) => `order ${number} was promised something else`)];
}

/** Does all jobs that wait. */
export async function doJobs({ platform }: TestShop): Promise<void> {
  const worker = startWorker(platform, jobHandlers(platform));
  await worker.runDue();
  await worker.stop();
}
