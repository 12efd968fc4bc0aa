import { foldText } from '#platform/db/search-text.ts';

/** What an order is found by, as one text: `#1042 asha devi 9876543210`. */
export const orderSearchText = (order: {
  number: number;
  firstName: string;
  lastName: string;
  phone: string;
}): string =>
  foldText(`#${order.number} ${order.firstName} ${order.lastName} ${order.phone.replaceAll(/\D/g, '')} `);
