import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { useShop } from '#settings/web/public.ts';
import { QrCode } from '#ui/qr-code.tsx';

/**
 * The code for what is due, drawn on this device. Nothing where the shop has no UPI address.
 */
export function UpiCode({ order }: { order: { orderId: string; due: number } }) {
  const { i18n } = useLingui();
  const shop = useShop();
  if (shop.upiId === '' || order.due <= 0) return null;
  const amount = formatRupees(order.due);
  return (
    <figure className="grid justify-items-center gap-1 text-center">
      <QrCode
        text={upiText(shop, order)}
        label={i18n._('account.upi.code', { amount })}
        className="w-full max-w-56"
      />
      <figcaption>
        <strong className="block text-xl tabular-nums">{amount}</strong>
        <span translate="no" className="block font-medium wrap-anywhere">
          {shop.upiName || shop.name} · {shop.upiId}
        </span>
      </figcaption>
    </figure>
  );
}

/** To whom a UPI payment goes: the owner's own address at the bank, and the name that the payer's app shows. */
type Payee = { upiId: string; upiName: string; name: string };

/**
 * Text of a UPI code, by NPCI's linking specification: the payee, the exact amount, and the order's number. It opens no
 * app and marks nothing as paid: staff do that once they see the money in the bank.
 */
export function upiText(
  { upiId, upiName, name }: Payee,
  { orderId, due }: { orderId: string; due: number },
): string {
  const said = { pn: upiName || name, am: due.toFixed(2), cu: 'INR', tn: `Order ${orderId}` };
  const parts = Object.entries(said).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return [`upi://pay?pa=${upiId}`, ...parts].join('&');
}
