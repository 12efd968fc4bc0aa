import { invalidField } from '#base/failure.ts';
import { isTaken } from '#platform/db/errors.ts';

/**
 * Turns the database's refusal of a SKU or barcode that another product has into a failure that a person can act on.
 */
export function refuseTaken(error: unknown): never {
  if (isTaken(error, 'products.sku')) throw invalidField('sku', /*office*/ 'Another product has this SKU');
  if (isTaken(error, 'products.barcode'))
    throw invalidField('barcode', /*office*/ 'Another product has this barcode');
  throw error;
}
