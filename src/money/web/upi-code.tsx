import { useLingui } from '@lingui/react';
import { encode } from 'uqr';
import { formatRupees } from '#base/figures/money.ts';
import { upiText } from '#money/upi.ts';
import { useShop } from '#settings/web/public.ts';

/**
 * The code for what is due, drawn on this device: it needs no network. Nothing where the shop has no UPI address. Black on
 * white also on a dark screen: other phones read it.
 */
export function UpiCode({ order }: { order: { orderId: string; due: number } }) {
  const { i18n } = useLingui();
  const shop = useShop();
  if (shop.upiId === '' || order.due <= 0) return null;
  const { data, size } = encode(upiText(shop, order), { ecc: 'M', border: 4 });
  const squares = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const amount = formatRupees(order.due);
  return (
    <figure className="grid justify-items-center gap-1 text-center">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: a picture would be another file to load
        role="img"
        aria-label={i18n._('account.upi.code', { amount })}
        shapeRendering="crispEdges"
        className="w-full max-w-56"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={squares} fill="#000" />
      </svg>
      <figcaption>
        <strong className="block text-xl tabular-nums">{amount}</strong>
        <span translate="no" className="block font-medium wrap-anywhere">
          {shop.upiName || shop.name} · {shop.upiId}
        </span>
      </figcaption>
    </figure>
  );
}
