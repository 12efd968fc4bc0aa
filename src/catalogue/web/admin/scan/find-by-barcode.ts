import { callApi } from '#browser/api-client.ts';
import type { BarcodeHolder, StaffProduct } from '#catalogue/products/staff-products.ts';

/** The product of the shop that has a barcode; undefined when none has it. */
export const findByBarcode = async (digits: string): Promise<StaffProduct | undefined> =>
  (await callApi<BarcodeHolder>(`/products/barcodes/${encodeURIComponent(digits)}`)).product ?? undefined;
