import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { roomOn } from '#money/money.ts';
import type { KhataNow } from '#money/web/admin/public.ts';

/** The customer's balance and the rest of the limit, once the account is known. */
export function Owes({ khata }: { khata: KhataNow | undefined }) {
  const { i18n } = useLingui();
  if (!khata || (khata.limit === 0 && khata.owed === 0)) return <output className="sr-only" />;
  const { limit, owed } = khata;
  const room = roomOn(khata);
  return (
    <output
      className={`flex flex-wrap justify-between gap-x-3 rounded-control px-3 py-1 text-sm tabular-nums ${room > 0 ? 'bg-leaf-soft' : 'bg-chilli-soft'}`}
    >
      <span>
        {i18n._('office.take.owes', {
          owed: formatRupees(Math.max(0, owed)),
          limit: formatRupees(limit),
        })}
      </span>
      <b>{i18n._('office.take.room', { room: formatRupees(room) })}</b>
    </output>
  );
}
