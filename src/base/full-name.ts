/**
 * A person's name for reading, in all places: on screens, in mails, on slips and bills, in files and on the sheet. A
 * person with one name may have entered a dash for the other; it is left out.
 */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName.trim(), lastName.trim()].filter((name) => name !== '' && name !== '-').join(' ');

/** The same of a row. */
export const nameOfOrder = (order: { first_name: string; last_name: string }): string =>
  fullName({ firstName: order.first_name, lastName: order.last_name });
