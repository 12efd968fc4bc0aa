import { readFile } from 'node:fs/promises';
import type { Place } from '#delivery/delivery.ts';

// Which pincode belongs to which district: facts of India Post, as published at data.gov.in (db/pincodes.md).
const LIST = new URL('../../../db/pincodes.csv', import.meta.url);

type District = Omit<Place, 'pincode'>;

// Read when somebody first asks: most requests never do.
let districts: Promise<Map<string, District>> | undefined;

/** The district and state of a pincode; undefined of one that India Post does not have. */
export async function districtOf(pincode: string): Promise<District | undefined> {
  districts ??= readDistricts();
  return (await districts).get(pincode);
}

async function readDistricts(): Promise<Map<string, District>> {
  const [, ...lines] = (await readFile(LIST, 'utf8')).trimEnd().split('\n');
  const found = new Map<string, District>();
  for (const line of lines) {
    const [state = '', district = '', pincodes = ''] = line.split(',');
    const place = { district, state };
    for (const pincode of pincodes.split(' ')) found.set(pincode, place);
  }
  return found;
}
