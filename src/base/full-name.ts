/**
 * A person's name as it is read, everywhere: on screens, in mails, on slips and bills, in files and on the sheet. Whoever has one name
 * may have written a dash for the other; nobody reads it.
 */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName.trim(), lastName.trim()].filter((name) => name !== '' && name !== '-').join(' ');

/** The same of a row. */
export const nameOfOrder = (order: { first_name: string; last_name: string }): string =>
  fullName({ firstName: order.first_name, lastName: order.last_name });
