import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import {
  lookUpScan,
  ScanButton,
  type ScanFound,
  shownTitle,
  useTypedScans,
} from '#catalogue/web/admin/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { takeCode, type Ticked, useStocking } from './stocking-store.ts';

type Scan = Exclude<ScanFound, { isWrong: true }> | { code: string; attachedTo: Ticked };

/** Takes scanned codes: opens the product that has one, or gives it to what is being ticked. */
export function useScans() {
  const { i18n } = useLingui();
  const [scan, setScan] = useState<Scan>();
  const take = async (scanned: string): Promise<void> => {
    const found = await lookUpScan(scanned);
    if ('isWrong' in found) return setScan({ ...found, problem: i18n._('office.stocking.digits') });
    const attachedTo = 'isNew' in found ? takeCode(found.code) : undefined;
    setScan(attachedTo ? { code: found.code, attachedTo } : found);
  };
  const onScan = (digits: string): void => void take(digits);
  useTypedScans(onScan);
  return { button: <ScanButton onScan={onScan} />, note: scan && <Scanned scan={scan} /> };
}

/** A scanned code: its product, and the actions for it. */
function Scanned({ scan }: { scan: Scan }) {
  const { i18n } = useLingui();
  const waits = useStocking(({ code }) => code === scan.code);
  return (
    <output className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-tile bg-marigold-soft px-3 py-2">
      <span className="min-w-0 flex-1">
        <About scan={scan} waits={waits} />
      </span>
      {'holder' in scan && (
        <Link
          to={officeAddress('adminProducts', { state: 'all', q: scan.code })}
          className={buttonClass('plain', 'px-3!')}
        >
          {i18n._('office.barcode.open')}
        </Link>
      )}
      {'isNew' in scan && waits && (
        <Link
          to={officeAddress('addProduct', { barcode: scan.code })}
          className={buttonClass('plain', 'px-3!')}
        >
          {i18n._('office.stocking.byItself')}
        </Link>
      )}
    </output>
  );
}

/** A sentence about the scanned code. */
function About({ scan, waits }: { scan: Scan; waits: boolean }) {
  const components = { b: <b className="tabular-nums" /> };
  const { code } = scan;
  if ('problem' in scan)
    return (
      <>
        <b className="tabular-nums">{code}</b> {scan.problem}
      </>
    );
  if ('holder' in scan) {
    const { holder } = scan;
    const values = { code, title: shownTitle(holder), price: formatRupees(holder.price) };
    return <Trans id="office.stocking.isThere" values={values} components={components} />;
  }
  if ('attachedTo' in scan) {
    const { staple, pack } = scan.attachedTo;
    return <Trans id="office.stocking.isCode" values={{ code, staple, pack }} components={components} />;
  }
  return waits ? (
    <Trans id="office.stocking.notYet" values={{ code }} components={components} />
  ) : (
    <Trans id="office.stocking.foundPack" values={{ code }} components={components} />
  );
}
