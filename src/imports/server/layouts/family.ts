import { createHash } from 'node:crypto';
import { isId } from '#base/ids.ts';
import type { Draft } from './draft.ts';
import type { Said } from './said.ts';

/** The family of packs that a row names; without a place in it, the packs stand in the order of the file. */
export function familyOf({ family = '', familyPosition = '' }: Said, row: number): Draft['family'] {
  const name = family.trim();
  if (name === '') return undefined;
  const isPlaced = /^\d{1,6}$/.test(familyPosition.trim());
  return { id: isId(name) ? name : idOf(name), position: isPlaced ? Number(familyPosition) : row, isPlaced };
}

/** A UUIDv8 (RFC 9562) made of the name: the same in each file. */
function idOf(name: string): string {
  const bytes = createHash('sha256').update(`family ${name}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
