import { invalidField } from '#base/failure.ts';
import { isTaken } from '#platform/db/errors.ts';

/** Turns the database's refusal of an SKU or a barcode that another product has into one that a person can act on. */
export function refuseTaken(error: unknown): never {
  if (isTaken(error, 'products.sku')) throw invalidField('sku', 'Another product has this SKU');
  if (isTaken(error, 'products.barcode')) throw invalidField('barcode', 'Another product has this barcode');
  throw error;
}
