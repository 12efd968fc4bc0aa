import { useLingui } from '@lingui/react';
import { LabelledInput } from '#counter/web/admin/labelled-input.tsx';
import { useShop } from '#settings/web/public.ts';

/**
 * By UPI: the code is shown once the sale has its number, which stands in it. Who has paid already, with the code that stands on
 * the counter, is written down with the bank's number.
 */
export function UpiSeen({
  reference,
  onReference,
}: {
  reference: string;
  onReference: (reference: string) => void;
}) {
  const { i18n } = useLingui();
  const { upiId } = useShop();
  return (
    <div className="grid gap-2">
      {upiId !== '' && <p>{i18n._('office.take.codeComes')}</p>}
      <LabelledInput
        id="take-utr"
        label={upiId === '' ? i18n._('office.money.utr') : i18n._('office.take.utrIfPaid')}
        inputMode="numeric"
        maxLength={20}
        value={reference}
        onChange={({ target: { value } }) => onReference(value)}
      >
        <p className="text-sm text-muted">{i18n._('office.money.utrHint')}</p>
      </LabelledInput>
    </div>
  );
}
