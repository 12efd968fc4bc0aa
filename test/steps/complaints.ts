import { newId } from '#base/ids.ts';
import type { Complaint, NewComplaint, OrderComplaints } from '#complaints/complaints.ts';
import type { Order } from '#orders/order.ts';
import type { Answer, Caller } from '#test/open-shop.ts';

/** A complaint about the first line of an order, one of it damaged, but for what is said. */
export const complaintOf = ({ items }: Pick<Order, 'items'>, said: Partial<NewComplaint> = {}) => ({
  id: newId(),
  lines: [{ line: items[0]!.line, fault: 'damaged' as const, quantity: 1 }],
  wish: 'money' as const,
  ...said,
});

/** Tells the shop what is wrong with an order. */
export const tell = (person: Caller, order: Pick<Order, '_id' | 'items'>, said: Partial<NewComplaint> = {}) =>
  person.call('POST', `/api/orders/${order._id}/complaints`, complaintOf(order, said));

/** The complaint that a customer told of an order. */
export async function toldBy(
  person: Caller,
  order: Pick<Order, '_id' | 'items'>,
  said: Partial<NewComplaint> = {},
): Promise<Complaint> {
  const { status, body } = await tell(person, order, said);
  if (status !== 201) throw new Error(`it was not told: ${JSON.stringify(body)}`);
  return body.complaints.at(-1);
}

/** The complaints of an order, as its customer or staff see them. */
export const complaintsIn = async (person: Caller, { _id }: Pick<Order, '_id'>): Promise<OrderComplaints> =>
  (await person.call('GET', `/api/orders/${_id}/complaints`)).body;

/** Answers a complaint as staff saw it. */
export const answer = (
  staff: Caller,
  { _id, revision }: Pick<Complaint, '_id' | 'revision'>,
  said: Record<string, unknown>,
): Promise<Answer> => staff.call('POST', `/api/complaints/${_id}/answer`, { revision, ...said });
