import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { gtinOf } from '#catalogue/products/barcode.ts';
import type { StaffProduct, BarcodeHolder } from '#catalogue/products/staff-products.ts';
import { buttonClass } from '#ui/button.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { ScanButton } from './scan-button.tsx';
import { useTypedScans } from './use-typed-scans.ts';

/**
 * Scanning on a page of products, with the camera or a scanner that types: `onFound` gets the product that has the code.
 * For a code that none has, the note offers to add a product with it.
 */
export function useProductScan(onFound: (product: StaffProduct) => void) {
  const [found, setFound] = useState<ScanFound>();
  const take = async (scanned: string): Promise<void> => {
    const now = await lookUpScan(scanned);
    setFound(now);
    if ('holder' in now) onFound(now.holder);
  };
  const onScan = (digits: string): void => void take(digits);
  useTypedScans(onScan);
  return { button: <ScanButton onScan={onScan} />, note: found && <Note found={found} /> };
}

/** Why a scan opened nothing, and what to do. */
function Note({ found }: { found: ScanFound }) {
  const { i18n } = useLingui();
  if ('holder' in found) return null;
  return (
    <output className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-tile bg-marigold-soft px-3 py-2">
      <span className="min-w-0 flex-1">
        {'isNew' in found ? <IsNew {...found} /> : <NotRead found={found} />}
      </span>
      {'isNew' in found && (
        <Link
          to={officeAddress('addProduct', { barcode: found.code })}
          className={buttonClass('primary', 'px-3!')}
        >
          {i18n._('office.scan.addIt')}
        </Link>
      )}
    </output>
  );
}

const IsNew = ({ code }: { code: string }) => (
  <Trans id="office.scan.isNew" values={{ code }} components={{ b: <b className="tabular-nums" /> }} />
);

const NotRead = ({ found }: { found: { code: string } & ({ isWrong: true } | { problem: string }) }) => {
  const { i18n } = useLingui();
  return 'problem' in found ? found.problem : i18n._('office.barcode.wrong', { scanned: found.code });
};

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
