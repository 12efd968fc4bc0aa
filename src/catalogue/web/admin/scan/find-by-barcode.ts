import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { gtinOf } from '#catalogue/products/barcode.ts';
import type { BarcodeHolder, StaffProduct } from '#catalogue/products/staff-products.ts';

/** The product of the shop that has a barcode; undefined when none has it. */
export const findByBarcode = async (digits: string): Promise<StaffProduct | undefined> =>
  (await callApi<BarcodeHolder>(`/products/barcodes/${encodeURIComponent(digits)}`)).product ?? undefined;

/** Result of a scan: a product of the shop, or none yet; or it is no barcode, or the shop could not be asked. */
export type ScanFound =
  | { code: string; holder: StaffProduct }
  | { code: string; isNew: true }
  | { code: string; isWrong: true }
  | { code: string; problem: string };

/** Looks up what was scanned. */
export async function lookUpScan(scanned: string): Promise<ScanFound> {
  const code = gtinOf(scanned);
  if (!code) return { code: scanned, isWrong: true };
  try {
    const holder = await findByBarcode(code);
    return holder ? { code, holder } : { code, isNew: true };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { code, problem: error.message };
  }
}
