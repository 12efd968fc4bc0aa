import { useLingui } from '@lingui/react';
import type { Change } from '#admin/audit.ts';
import { formatMoment } from '#base/time.ts';

/** When the shop heard of a change that waited for the network; nothing for others. */
export const Arrived = ({ change: { arrivedAt } }: { change: Change }) => {
  const { i18n } = useLingui();
  if (!arrivedAt) return null;
  return (
    <p className="text-sm text-muted">
      {i18n._('office.order.arrived', { at: formatMoment(i18n, arrivedAt) })}
    </p>
  );
};
