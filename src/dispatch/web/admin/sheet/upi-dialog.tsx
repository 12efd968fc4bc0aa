import { useLingui } from '@lingui/react';
import type { Stop } from '#dispatch/dispatch.ts';
import { cashToTake } from '#money/web/admin/public.ts';
import { UpiCode } from '#money/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/**
 * Shows the UPI code to the shopper. The rider cannot see the bank, so the tap records a delivery with a UPI payment
 * claimed by the shopper.
 */
export function UpiDialog({
  stop: { name, orderId, collect },
  onUpi,
  onCash,
  onClose,
}: {
  stop: Stop;
  onUpi: (upi: number) => void;
  onCash: (cash: number) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <Dialog open onClose={onClose} title={i18n._('office.upi.title', { name })}>
      <div className="grid gap-3">
        <p className="text-center">{i18n._('office.upi.scan')}</p>
        <UpiCode order={{ orderId, due: collect }} />
        <p className="text-center text-muted">{i18n._('office.upi.holds', { orderId })}</p>
        <p className="rounded-control bg-marigold-soft p-3">{i18n._('office.upi.noProof')}</p>
        <Button className="min-h-14" onClick={() => onUpi(collect)}>
          {i18n._('office.upi.delivered')}
        </Button>
        <Button look="secondary" onClick={() => onCash(cashToTake(collect))}>
          {i18n._('office.upi.cashAfterAll')}
        </Button>
      </div>
    </Dialog>
  );
}
