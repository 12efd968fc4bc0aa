import * as v from 'valibot';
import { neededText, optionalText, textOrDigits } from './fields.ts';

/**
 * Where goods go, and who gets them: the one shape of an address inside the shop, with the keys of the specification's order. An
 * entry of the address book has keys of its own at the edge (`identity/address.ts`).
 */
export const PostalAddress = v.strictObject({
  firstName: neededText(/*i18n*/ 'First Name is required', 100),
  lastName: neededText(/*i18n*/ 'Last Name is required', 100),
  phone: neededText(
    /*i18n*/ 'Phone number is required',
    20,
    textOrDigits(/*i18n*/ 'Phone number is required'),
  ),
  colony: neededText(/*i18n*/ 'colony  is required', 200),
  landmark: neededText(/*i18n*/ 'landmark  is required', 200),
  email: optionalText(254),
  /** House and street, from clients that ask for them; the shop's own form asks for the colony. */
  address: optionalText(300),
  district: optionalText(100),
  state: optionalText(100),
  pincode: optionalText(10, textOrDigits(/*i18n*/ 'Digits only')),
  /** Where the shop lists the villages of the pincode: one of them, or another. */
  village: optionalText(100),
});
export type PostalAddress = v.InferOutput<typeof PostalAddress>;

/** A part of an address. */
export type AddressKey = keyof PostalAddress;
export const ADDRESS_KEYS = Object.keys(PostalAddress.entries) as AddressKey[];
/** The parts that a shopper has to fill in. */
export const NEEDED_KEYS = ADDRESS_KEYS.filter((key) => PostalAddress.entries[key].type !== 'optional');

/** Stored last name of a person with a single name; never shown. */
export const ONE_NAME = '-';

type Name = Pick<PostalAddress, 'firstName' | 'lastName'>;
type House = Partial<Pick<PostalAddress, 'address' | 'colony' | 'landmark'>>;
type Place = Partial<Pick<PostalAddress, 'village' | 'district' | 'state' | 'pincode'>>;

/**
 * A person's name on screens, in mails, on slips and bills, in files and on the sheet. A customer with one name may have written
 * a dash for the other; it is never shown.
 */
export const fullName = ({ firstName, lastName }: Name): string =>
  [firstName.trim(), lastName.trim()].filter((name) => name !== '' && name !== ONE_NAME).join(' ');

/** The same of a row. */
export const nameOfOrder = (order: { first_name: string; last_name: string }): string =>
  fullName({ firstName: order.first_name, lastName: order.last_name });

/** An address in lines, as far as it is known, the nearest part first. Name and phone stand beside it. */
export const addressLines = (to: House & Place): string[] => {
  const { village, district, state, pincode } = to;
  return [...houseLines(to), joined(village, district, state, pincode)].filter(Boolean);
};

/** The same in one line. */
export const addressLine = (to: House & Place): string => addressLines(to).join(', ');

/** The lines that lead to the house inside its village: what a rider needs there. A colony that only repeats the village is left out. */
export const houseLines = ({
  address,
  colony,
  landmark,
  village,
}: House & Pick<Place, 'village'>): string[] =>
  [address ?? '', colony === village ? '' : (colony ?? ''), landmark ?? ''].filter(Boolean);

/** The shortest text that tells where an order goes: its village, or the colony. */
export const shortPlace = ({ village, colony }: House & Place): string => village || (colony ?? '');

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');
