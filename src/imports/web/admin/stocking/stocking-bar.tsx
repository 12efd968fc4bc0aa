import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { Stocked, Stocking } from '#imports/stocking.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { forgetTicked, priceOf, stockOf, useStocking } from './stocking-store.ts';

const SENT_AT_ONCE = 50;

/** How much is ticked and priced, and the button that puts it into the shop. It stays within reach of a thumb. */
export function StockingBar() {
  const { ticked, stock } = useStocking();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const all = Object.values(ticked);
  if (all.length === 0) return null;
  const priced = all.filter(({ price }) => priceOf(price) !== undefined).length;
  const isWrong = all.some(({ price }) => price.trim() !== '' && priceOf(price) === undefined);
  const each = stockOf(stock);

  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const done = { added: 0, drafts: 0 };
    try {
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
      showToast('success', wordsFor(done));
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    }
    setBusy(false);
  };

  return (
    <section
      aria-label="What is ticked"
      className="fixed inset-x-0 bottom-14 z-20 grid gap-2 border-t border-line bg-paper p-3 shadow-float md:sticky md:bottom-4 md:mt-4 md:rounded-tile md:border"
    >
      {problem && (
        <p role="alert" className="rounded-control bg-chilli-soft px-3 py-2 text-chilli">
          {problem} What you typed is kept.
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className="text-sm">
          <b className="tabular-nums">{all.length}</b> ticked · <b className="tabular-nums">{priced}</b>{' '}
          priced
          {priced < all.length && (
            <span className="block text-muted">
              {all.length - priced === 1 ? '1 waits as a draft' : `${all.length - priced} wait as drafts`},
              unseen by shoppers
            </span>
          )}
        </p>
        <label className="flex items-center gap-2 text-sm">
          In stock, each
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
      <Button busy={isBusy} disabled={isWrong || each === undefined} onClick={() => void send()}>
        {priced > 0 ? `Put ${priced} in the shop` : `Keep ${all.length} as drafts`}
      </Button>
      {(isWrong || each === undefined) && (
        <p className="text-sm text-chilli">
          {isWrong
            ? 'A price is not a number in rupees: mend the red one first.'
            : 'Stock is a whole number.'}
        </p>
      )}
    </section>
  );
}

function wordsFor({ added, drafts }: { added: number; drafts: number }): string {
  const parts = [
    added > 0 && (added === 1 ? '1 product is in the shop' : `${added} products are in the shop`),
    drafts > 0 && (drafts === 1 ? '1 waits as a draft' : `${drafts} wait as drafts`),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'The shop had all of these already.';
}
