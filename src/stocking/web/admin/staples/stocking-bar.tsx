import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link, useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Stocked, Stocking } from '#stocking/stocking.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { forgetTicked, priceOf, useStocking } from './stocking-store.ts';

const SENT_AT_ONCE = 50;

/**
 * The number of ticked and priced goods, and the button that adds them to the shop. Within an aisle the main way leads to the next
 * one; beside the list of aisles the bar stays low. Fixed within reach of a thumb.
 */
export function StockingBar({ next }: { next?: { title: string; to: string } | undefined }) {
  const { i18n } = useLingui();
  const { ticked } = useStocking();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useCall();
  const all = Object.values(ticked);
  if (all.length === 0) return null;
  const priced = all.filter(({ price }) => priceOf(price) !== undefined).length;
  const isWrong = all.some(({ price }) => price.trim() !== '' && priceOf(price) === undefined);

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

  const button = (
    <Button look={next ? 'secondary' : 'primary'} busy={busy} disabled={isWrong} onClick={() => void send()}>
      {priced > 0
        ? i18n._('office.stocking.put', { priced })
        : i18n._('office.stocking.keep', { count: all.length })}
    </Button>
  );
  return (
    <section
      aria-label={i18n._('office.stocking.ticked')}
      className="fixed inset-x-0 bottom-14 z-20 grid gap-2 border-t border-line bg-paper px-3 py-2 shadow-float [@media(max-height:400px)]:static md:sticky md:bottom-4 md:mt-4 md:rounded-tile md:border"
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
        {button}
      </div>
      {next && (
        <Link to={next.to} className={buttonClass('primary', 'min-h-13 w-full')}>
          {i18n._('office.stocking.next', { aisle: next.title })}
          <ToolIcon name="right" />
        </Link>
      )}
      {isWrong && <p className="text-sm text-chilli">{i18n._('office.stocking.wrongPrice')}</p>}
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
