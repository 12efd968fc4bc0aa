/** What names a person, or says how to reach one or where one lives, in the orders and stops that staff see. */
const PERSONAL = new Set(
  (
    'name firstName lastName customer by user receivedBy takenBy timeline phone email address selectedAddress colony ' +
    'landmark district pincode village way place note shopNote'
  ).split(' '),
);

/** The same thing with nothing of people in it: what names one is empty, and what a call needs is there. */
function blanked(value: unknown, isPersonal = false): unknown {
  if (typeof value === 'string') return isPersonal ? '' : value;
  if (Array.isArray(value)) return value.map((part) => blanked(part, isPersonal));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === '_id' || key === 'id') return [key, part];
      // Degrees on a map, which are no text.
      if (key === 'place' && typeof part === 'object') return [key, null];
      return [key, blanked(part, isPersonal || PERSONAL.has(key))];
    }),
  );
}

type Waits = { kind: string; title?: string; seen: unknown };

/** Goods have no people in them, and an order that was taken by phone is sent with the customer it is for. */
const SENT_WHOLE = new Set(['product', 'newOrder']);

/**
 * A change that waits, with as little of people as it can be sent with: its thing only by number. Its own words and figures
 * stay, because they are what is sent.
 */
export const withoutPeople = <Change extends Waits>(change: Change): Change =>
  SENT_WHOLE.has(change.kind)
    ? change
    : { ...change, title: change.title?.split(' ', 1)[0] ?? '', seen: blanked(change.seen) };
