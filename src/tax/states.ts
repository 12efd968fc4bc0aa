/**
 * The states and union territories by their GST codes, named as India Post names them, so that a pincode leads to a code.
 * 25 (Daman and Diu) is a code of old numbers alone: its pincodes belong to 26. 97 is "other territory", beyond the coast.
 */
export const STATES = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
} as const;
/** A state's GST code: two digits. */
export type StateCode = keyof typeof STATES;

const CODES = Object.keys(STATES).sort() as StateCode[];
const BY_NAME: ReadonlyMap<string, StateCode> = new Map(CODES.map((code) => [STATES[code], code]));

/** Codes of the states where people live, in the order of their names: the choice of a form. */
export const STATE_CODES: readonly StateCode[] = CODES.filter((code) => code !== '25' && code !== '97').sort(
  (one, other) => STATES[one].localeCompare(STATES[other], 'en'),
);

/** True if two digits are the code of a state. */
export const isStateCode = (code: string): code is StateCode => Object.hasOwn(STATES, code);

/** The code of a state by India Post's name of it; undefined for any other text. */
export const stateNamed = (name: string): StateCode | undefined => BY_NAME.get(name);
