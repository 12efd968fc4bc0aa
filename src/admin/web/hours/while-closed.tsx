import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#browser/calls/use-call.ts';
import { changeSettings, reloadShop } from '#settings/web/admin/public.ts';
import { Problem, Tick } from '#ui/form/field.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/** Tells what a closed day means for rounds, and lets the owner say whether orders are taken meanwhile; saved at once. */
export function WhileClosed({ takesOrders }: { takesOrders: boolean }) {
  const { busy, problem, run } = useCall();
  const { revalidate } = useRevalidator();
  const [isTicked, tick] = useState(takesOrders);
  const save = (ordersWhileClosed: boolean) =>
    run(async () => {
      tick(ordersWhileClosed);
      try {
        await changeSettings({ ordersWhileClosed });
      } catch (error) {
        tick(!ordersWhileClosed);
        throw error;
      }
      await reloadShop(revalidate);
      showToast('success', i18n._('office.settings.saved'));
    });
  return (
    <section
      aria-labelledby="while-closed"
      className="grid gap-1 rounded-tile border border-line bg-white p-4"
    >
      <h2 id="while-closed" className="text-base font-bold">
        {i18n._('office.hours.whileClosed')}
      </h2>
      <p className="text-muted">{i18n._('office.hours.noRounds')}</p>
      <Tick
        name="ordersWhileClosed"
        checked={isTicked}
        disabled={busy}
        onChange={(event) => void save(event.target.checked)}
      >
        {i18n._('office.settings.ordersWhileClosed')}
      </Tick>
      <Problem text={problem} />
    </section>
  );
}
