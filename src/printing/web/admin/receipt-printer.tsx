import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useState } from 'react';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { DOTS, type NetworkPrinter } from '#printing/printing.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { hasUsb } from './usb-printer.ts';
import { useReceipts } from './use-receipts.ts';

/** Prints the sheets on a receipt printer without the browser's dialog: at this device's USB, or in the shop's network. */
export function ReceiptPrinter({
  roll,
  sheets,
}: {
  roll: keyof typeof DOTS;
  sheets: RefObject<HTMLElement | null>;
}) {
  const { i18n } = useLingui();
  const address = useNetworkPrinter();
  const { busy, problem, said, print } = useReceipts(sheets, DOTS[roll]);
  const ways = [
    ...(hasUsb() ? [{ way: 'usb' as const, label: i18n._('office.print.byUsb') }] : []),
    ...(address === '' ? [] : [{ way: 'network' as const, label: i18n._('office.print.byNetwork') }]),
  ];
  if (ways.length === 0) return null;
  return (
    <section aria-label={i18n._('office.print.printer')} className="mb-4 grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        {ways.map(({ way, label }) => (
          <Button
            key={way}
            look="secondary"
            busy={busy === way}
            disabled={busy !== undefined && busy !== way}
            onClick={() => void print(way)}
          >
            <ToolIcon name="print" />
            {label}
          </Button>
        ))}
      </div>
      <output className="text-muted empty:hidden">{said}</output>
      <Problem text={problem && `${problem} ${i18n._('office.print.orByBrowser')}`} />
    </section>
  );
}

/** The address of the shop's network printer; empty without one, and until that is known. */
function useNetworkPrinter(): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const left = new AbortController();
    void callApi<NetworkPrinter>('/printer', { signal: left.signal })
      .catch(ifCallFailed({ address: '' }))
      .then((printer) => setAddress(printer.address));
    return () => left.abort();
  }, []);
  return address;
}
