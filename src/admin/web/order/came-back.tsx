import { useLingui } from '@lingui/react';
import { formatMoment } from '#base/time.ts';
import type { Stop } from '#dispatch/dispatch.ts';
import { reasonText } from '#dispatch/web/admin/public.ts';
import type { Order } from '#orders/orders.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Panel of an order that came back from its door: refused or away, the reason, the time and the rider who tapped it. */
export function CameBack({ order, tap }: { order: Order; tap: Stop['taps'][number] }) {
  const { i18n } = useLingui();
  const { kind, reason, madeAt, by } = tap;
  return (
    <div className="mb-4 rounded-tile bg-chilli-soft p-4">
      <p className="flex items-baseline justify-between gap-3 text-lg font-bold">
        <span className="text-chilli">
          {kind === 'away' ? i18n._('office.stops.away') : i18n._('office.stops.refused')}
        </span>
        <Money rupees={order.totalAmount} />
      </p>
      {reason && (
        <p className="font-medium">
          <OwnWords text={reasonText(i18n, reason)} />
        </p>
      )}
      <p className="text-muted">
        {formatMoment(i18n, madeAt)}, <span translate="no">{by}</span>
      </p>
    </div>
  );
}
