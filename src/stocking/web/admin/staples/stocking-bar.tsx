import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Stocked, Stocking } from '#stocking/stocking.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { forgetTicked, priceOf, stockOf, useStocking } from './stocking-store.ts';

const SENT_AT_ONCE = 50;

/** The number of ticked and priced goods, and the button that adds them to the shop. Fixed within reach of a thumb. */
export function StockingBar() {
  const { i18n } = useLingui();
  const { ticked, stock } = useStocking();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useCall();
  const all = Object.values(ticked);
  if (all.length === 0) return null;
  const priced = all.filter(({ price }) => priceOf(price) !== undefined).length;
  const isWrong = all.some(({ price }) => price.trim() !== '' && priceOf(price) === undefined);
  const each = stockOf(stock);

  const send = (): Promise<void> =>
    run(async () => {
      const done = { added: 0, drafts: 0 };
      for (let at = 0; at < all.length; at += SENT_AT_ONCE) {
        const goods: Stocking['goods'] = all
          .slice(at, at + SENT_AT_ONCE)
          .map(({ staple, pack, price, barcode }) => ({
            staple,
            pack,
            price: priceOf(price),
            stock: each ?? 0,
            ...(barcode && { barcode }),
          }));
        const { added, drafts, known } = await callApi<Stocked>('/staples/stock', {
          method: 'POST',
          body: { goods },
        });
        // What is done stays done when a later part fails.
        forgetTicked([...added, ...drafts, ...known]);
        done.added += added.length;
        done.drafts += drafts.length;
      }
      showToast('success', wordsFor(i18n, done));
      await revalidate();
    });

  return (
    <section
      aria-label={i18n._('office.stocking.ticked')}
      className="fixed inset-x-0 bottom-14 z-20 grid gap-2 border-t border-line bg-paper p-3 shadow-float md:sticky md:bottom-4 md:mt-4 md:rounded-tile md:border"
    >
      {problem && (
        <p role="alert" className="rounded-control bg-chilli-soft px-3 py-2 text-chilli">
          {i18n._('office.stocking.kept', { problem })}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className="text-sm">
          <Trans
            id="office.stocking.counts"
            values={{ ticked: all.length, priced }}
            components={{ b: <b className="tabular-nums" /> }}
          />
          {priced < all.length && (
            <span className="block text-muted">
              {i18n._('office.stocking.waiting', { count: all.length - priced })}
            </span>
          )}
        </p>
        <label className="flex items-center gap-2 text-sm">
          {i18n._('office.stocking.each')}
          <input
            type="text"
            inputMode="numeric"
            maxLength={7}
            value={stock}
            aria-invalid={each === undefined || undefined}
            onChange={(event) => useStocking.setState({ stock: event.target.value })}
            className="h-11 w-16 rounded-control border border-muted/60 bg-white px-2 text-right text-base tabular-nums aria-invalid:border-chilli aria-invalid:bg-chilli-soft"
          />
        </label>
      </div>
      <Button busy={busy} disabled={isWrong || each === undefined} onClick={() => void send()}>
        {priced > 0
          ? i18n._('office.stocking.put', { priced })
          : i18n._('office.stocking.keep', { count: all.length })}
      </Button>
      {(isWrong || each === undefined) && (
        <p className="text-sm text-chilli">
          {isWrong ? i18n._('office.stocking.wrongPrice') : i18n._('office.stocking.wrongStock')}
        </p>
      )}
    </section>
  );
}

function wordsFor(i18n: I18n, { added, drafts }: { added: number; drafts: number }): string {
  const parts = [
    added > 0 && i18n._('office.drafts.inShop', { count: added }),
    drafts > 0 && i18n._('office.stocking.drafts', { count: drafts }),
  ].filter(Boolean);
  return parts.length > 0
    ? i18n._('office.sentence', { said: parts.join(', ') })
    : i18n._('office.stocking.hadAll');
}
