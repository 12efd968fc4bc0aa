import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { useShop } from '#settings/web/public.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { upiText } from './upi-text.ts';

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
