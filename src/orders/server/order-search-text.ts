import { fullName } from '#base/postal-address.ts';
import { foldText } from '#platform/db/search-text.ts';

/** The text that a search for orders looks into: `#1042 asha devi 9876543210`. */
export const orderSearchText = (order: {
  number: number;
  firstName: string;
  lastName: string;
  phone: string;
}): string => foldText(`#${order.number} ${fullName(order)} ${order.phone.replaceAll(/\D/g, '')} `);
