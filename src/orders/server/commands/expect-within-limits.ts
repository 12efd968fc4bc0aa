import { Failure, type Sentence } from '#base/failure.ts';
import { quantityOf } from '#base/figures/amount.ts';
import { formatPaise, type Paise } from '#base/figures/money.ts';
import { phoneDigits } from '#base/phone.ts';
import { type Instant, shopDay, startOfShopDay } from '#base/time.ts';
import type { FilledLine } from '#cart/server/public.ts';
import { amountNow } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import type { OverLimit } from '#orders/orders.ts';
import { rupees } from '#orders/server/present.ts';
import { openOrdersOfNewcomer } from '#orders/server/queries/open-orders.ts';
import { orderedSince } from '#orders/server/queries/ordered-since.ts';
import { unpaidOf } from '#orders/server/trust/queries.ts';
import { hot } from '#platform/db/hot.ts';
import { inEnglish } from '#platform/words.ts';
import { newcomerLimits, type Settings, unpaidMost } from '#settings/settings.ts';

type Placing = {
  actor: Actor;
  phone: string;
  lines: readonly FilledLine[];
  total: Paise;
  settings: Settings;
};

/**
 * Refuses an order that takes more than one account may: of a product in a day, and, until its first order was delivered
 * or paid, in open orders. Orders of one account go one after another, because each takes the cart, so what is read here
 * holds until this one is written. Staff who look after orders may go beyond.
 */
export async function expectWithinLimits(tx: Tx, placing: Placing, now: Instant): Promise<void> {
  if (isAllowed(placing.actor, 'orders')) return;
  await expectShareOfDay(tx, placing, now);
  await expectTrusted(tx, placing);
  await expectPaidBefore(tx, placing, now);
}

/** The most per order holds for all orders of a day together: otherwise a second order would go round it. */
async function expectShareOfDay(
  tx: Tx,
  { actor, lines }: Pick<Placing, 'actor' | 'lines'>,
  now: Instant,
): Promise<void> {
  const limited = lines.filter(({ product }) => product.most_per_order !== null);
  if (limited.length === 0) return;
  const today = startOfShopDay(shopDay(now));
  const had = await orderedSince(tx, {
    userId: actor.userId,
    since: today,
    products: limited.map(({ product }) => product.id),
  });
  const over = limited.flatMap(({ product, quantity }) => {
    const before = had
      .filter(({ product_id }) => product_id === product.id)
      .reduce((sum, line) => sum + amountNow(line.quantity, line, product), 0);
    const most = product.most_per_order ?? 0;
    return before > 0 && before + quantity > most ? [{ product, quantity, before, most }] : [];
  });
  const [first] = over;
  if (!first) return;
  const { title, unit, sold_by } = first.product;
  const amount = (of: number) => ({ quantity: quantityOf(of, sold_by), unit });
  throw overLimit(
    {
      id: 'At most {most} of {title} a day: you ordered {had} today.',
      figures: { most: amount(first.most), title, had: amount(first.before) },
    },
    {
      limit: 'product',
      lines: over.map(({ product, quantity, before, most }) => ({
        product: product.id,
        title: product.title,
        unit: product.unit,
        wanted: quantityOf(quantity, product.sold_by),
        left: quantityOf(Math.max(0, most - before), product.sold_by),
        most: quantityOf(most, product.sold_by),
      })),
    },
  );
}

/** How many orders somebody may have open, and for how much, of whom the shop has seen neither a delivery nor money. */
async function expectTrusted(
  tx: Tx,
  { actor, total, settings }: Pick<Placing, 'actor' | 'total' | 'settings'>,
): Promise<void> {
  const { orders, value } = newcomerLimits(settings);
  if (orders === null && value === null) return;
  const open = await openOrdersOfNewcomer(tx, actor.userId);
  if (!open) return;
  if (orders !== null && open.count >= orders) throw tooManyOpen(orders, settings);
  if (value !== null && open.total + total > value) throw tooMuchOpen(open.total, value, settings);
}

const tooManyOpen = (most: number, { phones: [phone = ''] }: Settings): Failure =>
  overLimit(
    {
      id: phone
        ? 'Until your first order has arrived, at most {most} of your orders can be open. For more, please call {phone}.'
        : 'Until your first order has arrived, at most {most} of your orders can be open.',
      figures: { most, phone },
    },
    { limit: 'orders', most },
  );

const tooMuchOpen = (open: number, most: Paise, { phones: [phone = ''] }: Settings): Failure =>
  overLimit(
    {
      id: phone
        ? 'Until your first order has arrived, your open orders can come to at most {most}. For more, please call {phone}.'
        : 'Until your first order has arrived, your open orders can come to at most {most}.',
      figures: { most: formatPaise(most), phone },
    },
    { limit: 'value', most: rupees(most), open: rupees(open) },
  );

/**
 * What the orders for one number may come to that are not paid, whichever accounts they are of. Those who order for the
 * same number at once wait for one another at a row that is gone again when they are done.
 */
async function expectPaidBefore(
  tx: Tx,
  { phone, total, settings }: Pick<Placing, 'phone' | 'total' | 'settings'>,
  now: Instant,
): Promise<void> {
  const most = unpaidMost(settings);
  if (most === null) return;
  const turn = { phone_digits: phoneDigits(phone), at: now };
  await takeTurn(tx, turn);
  await endTurn(tx, turn);
  const open = await unpaidOf(tx, phone);
  if (open + total <= most) return;
  throw tooMuchUnpaid(open, most, settings);
}

type Turn = { phone_digits: string; at: Instant };

const takeTurn = hot((db, turn: Turn) => db.insertInto('phone_turns').values(turn));
const endTurn = hot((db, { phone_digits }: Turn) =>
  db.deleteFrom('phone_turns').where('phone_digits', '=', phone_digits),
);

const tooMuchUnpaid = (open: number, most: Paise, { phones: [phone = ''] }: Settings): Failure =>
  overLimit(
    {
      id: phone
        ? 'Orders for this phone number that are not paid yet can come to at most {most}. For more, please call {phone}.'
        : 'Orders for this phone number that are not paid yet can come to at most {most}.',
      figures: { most: formatPaise(most), phone },
    },
    { limit: 'phone', most: rupees(most), open: rupees(open) },
  );

/** A refusal by a limit, in English and in parts, so that a screen says it in its language. */
function overLimit(sentence: Sentence, detail: OverLimit): Failure {
  const message = inEnglish(sentence);
  return new Failure('over_limit', message, { sentence, detail });
}
