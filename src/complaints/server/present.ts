import { sum, toRupees, ZERO } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import { nameOfOrder } from '#base/postal-address.ts';
import { goodsName } from '#catalogue/catalogue.ts';
import { wholeAmount } from '#catalogue/server/public.ts';
import type { Complaint, ComplaintStep } from '#complaints/complaints.ts';
import { creditFor } from '#orders/orders.ts';
import type { FullOrder } from '#orders/server/public.ts';
import type { Told } from './commands.ts';
import type { FullComplaint } from './queries.ts';

/** A complaint of an order as it is handed out; shoppers are not told which of the staff answered. */
export function presentComplaint(
  complaint: FullComplaint,
  order: FullOrder,
  { language, side }: { language: Language; side: 'shop' | 'shopper' },
): Complaint {
  const { lines, photos } = JSON.parse(complaint.told) as Told;
  const told = lines.flatMap(({ line, fault, quantity }) => {
    const found = order.lines.find(({ position }) => position === line);
    if (!found) return [];
    const charged = {
      total: found.total_paise,
      credited: ZERO,
      quantity: found.quantity,
      creditedQuantity: 0,
    };
    const amount = found.quantity === 0 ? ZERO : creditFor(charged, wholeAmount(quantity, found.sold_by));
    return { line, fault, quantity, amount, title: goodsName(found, language), unit: found.unit };
  });
  return {
    _id: complaint.id,
    number: complaint.number,
    order: order.id,
    orderId: String(order.number),
    customer: nameOfOrder(order),
    state: complaint.state,
    wish: complaint.wish,
    lines: told.map((line) => ({ ...line, amount: toRupees(line.amount) })),
    amount: toRupees(sum(told.map(({ amount }) => amount))),
    photos,
    steps: complaint.steps.map((step) => presentStep(step, order, side)),
    revision: complaint.revision,
  };
}

const THE_SHOP = 'The shop';

function presentStep(
  { kind, at, text, actor_id, actor_name, credit_id }: FullComplaint['steps'][number],
  order: FullOrder,
  side: 'shop' | 'shopper',
): ComplaintStep {
  const given = order.credits.find(({ id }) => id === credit_id);
  const by = side === 'shopper' && actor_id !== order.user_id ? THE_SHOP : actor_name;
  if (!given) return { kind, at, text, by };
  const amount = sum([given.shipping_paise, ...given.lines.map(({ amount_paise }) => amount_paise)]);
  const isUndone = order.credits.some(({ undoes }) => undoes === given.id);
  return { kind, at, text, by, amount: toRupees(amount), ...(isUndone && { isUndone }) };
}
