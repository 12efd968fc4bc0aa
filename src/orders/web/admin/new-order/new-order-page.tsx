import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { Link, type MetaArgs, useLocation } from 'react-router';
import { formatRupees, fromRupees, toRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { figuresOf } from '#cart/cart.ts';
import { dismissWaiting, readWaiting, useWaiting } from '#identity/web/public.ts';
import { TAKEN_CHANNELS } from '#orders/taken-orders.ts';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { DraftLines } from './draft-lines.tsx';
import { changeDraft, type Draft, newDraft, readDraft, useDraft } from './draft.ts';
import { GoodsField } from './goods-field.tsx';
import { PasteLines } from './paste-lines.tsx';
import { moneyOf, TakePanel } from './take-panel.tsx';
import { useUsual } from './use-callers.ts';
import { usePlace } from './use-place.ts';
import { type Ended, useTaking } from './use-taking.ts';
import { UsualTiles } from './usual-tiles.tsx';
import { NEW_ORDERS, type TakenDraft } from './waiting-orders.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.take.title'));

/** What was being taken on this device stands here again. */
export const clientLoader = (): null => {
  readWaiting();
  readDraft();
  return null;
};

const CHANNELS = {
  phone: /*i18n*/ 'office.take.byPhone',
  counter: /*i18n*/ 'office.take.atCounter',
} as const;
const NOTHING = { reference: '', given: '' };

/** An order for somebody, by phone or at the counter, with the keyboard or a thumb. */
export default function NewOrderPage() {
  const { i18n } = useLingui();
  const { draft } = useDraft();
  const place = usePlace(draft);
  const [money, setMoney] = useState(NOTHING);
  const goods = useRef<HTMLInputElement>(null);
  const usual = useUsual({
    customer: draft.customer ?? '',
    phone: draft.customer === '' ? draft.phone : '',
  });
  const figures = figuresOf(
    draft.lines.map(({ product, quantity }) => ({
      price: fromRupees(product.price),
      quantity,
      soldBy: product.soldBy,
    })),
    place.rule,
  );
  const taking = useTaking(draft, figures);
  const say = taking.setProblem;
  const submit = (beyond = false): void => {
    if (taking.busy) return;
    const missing = missingIn(draft, place);
    if (missing) return say(i18n._(missing));
    void taking.place(moneyOf(money), beyond).then(() => setMoney(NOTHING));
  };
  useKeys(() => submit());
  useReopened();
  useEffect(() => {
    (draft.channel === 'phone' && draft.phone === ''
      ? document.querySelector<HTMLInputElement>('#take-phone')
      : goods.current
    )?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- when the screen opens, and for the next order
  }, [draft.id, draft.channel]);
  const total = formatRupees(toRupees(figures.total));
  return (
    <div className="mx-auto max-w-6xl pb-24 md:pb-0">
      <ScreenHeader title={i18n._('office.take.title')}>
        <fieldset className="flex rounded-control bg-shelf p-1">
          <legend className="sr-only">{i18n._('office.take.where')}</legend>
          {TAKEN_CHANNELS.map((channel) => (
            <button
              key={channel}
              type="button"
              aria-pressed={draft.channel === channel}
              onClick={() => changeDraft({ channel, method: 'cash' })}
              className="min-h-11 rounded-control px-4 font-semibold aria-pressed:bg-white aria-pressed:text-leaf"
            >
              {i18n._(CHANNELS[channel])}
            </button>
          ))}
        </fieldset>
      </ScreenHeader>
      {taking.ended && <EndNote ended={taking.ended} />}
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-4">
          <CustomerFields draft={draft} asksVillage={place.asksVillage} goods={goods} />
          <UsualTiles {...usual} />
          <GoodsField field={goods} seen={usual.goods.map(({ product }) => product)} />
          <PasteLines />
          <DraftLines lines={draft.lines} />
        </div>
        <div className="grid content-start gap-4">
          <TakePanel draft={draft} figures={figures} place={place} money={money} onMoney={setMoney} />
          {place.isRefused && <p className="text-chilli">{i18n._('office.take.notThere')}</p>}
          <Problem text={taking.problem} />
          {taking.mayGoBeyond && (
            <Button look="secondary" busy={taking.busy} onClick={() => submit(true)}>
              {i18n._('office.take.allTheSame')}
            </Button>
          )}
          {draft.lines.length > 0 && (
            <Button look="plain" onClick={() => newDraft(draft.channel)}>
              {i18n._('office.take.discard')}
            </Button>
          )}
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-14 z-20 border-t border-line bg-paper p-2 md:sticky md:bottom-0 md:mt-4">
        <Button busy={taking.busy} onClick={() => submit()} className="min-h-13 w-full text-lg">
          {draft.channel === 'phone'
            ? i18n._('office.take.place', { total })
            : i18n._('office.take.sell', { total })}
          <kbd className="hidden rounded-[0.5rem] border border-white/60 px-2 font-sans text-sm md:inline">
            Ctrl Enter
          </kbd>
        </Button>
      </div>
    </div>
  );
}

/** What has to be told before it can be placed; undefined where nothing is missing. */
function missingIn({ channel, lines, phone, name }: Draft, place: ReturnType<typeof usePlace>) {
  if (lines.length === 0) return /*i18n*/ 'office.take.needsGoods';
  if (channel === 'counter') return undefined;
  if (phone.replaceAll(/\D/g, '').length < 10) return /*i18n*/ 'office.take.needsPhone';
  if (name.trim() === '') return /*i18n*/ 'office.take.needsName';
  // Without an answer the shop compares the total when the order arrives.
  if (place.isAsking) return /*i18n*/ 'office.take.needsFee';
  return place.asksVillage && !place.isKnown ? /*i18n*/ 'office.take.needsVillage' : undefined;
}

/** Ctrl and Enter places the order, from any field. */
function useKeys(onPlace: () => void): void {
  const { i18n } = useLingui();
  const latest = useRef(onPlace);
  useEffect(() => {
    latest.current = onPlace;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // These stand in the list of keys; they work inside of fields, where single letters do not.
  useShortcuts([
    { keys: 'Enter', label: i18n._('office.take.keyFirst'), run: () => undefined },
    { keys: 'Alt 2', label: i18n._('office.take.keySecond'), run: () => undefined },
    { keys: 'Ctrl Enter', label: i18n._('office.take.keyPlace'), run: () => undefined },
    { keys: 'Esc', label: i18n._('office.take.keyLeave'), run: () => undefined },
  ]);
}

/** An order that the shop refused after it had waited is opened again, with all that was in it. */
function useReopened(): void {
  const waits = new URLSearchParams(useLocation().search).get('waits');
  const waiting = useWaiting((state) => state.waiting);
  useEffect(() => {
    const refused = waiting.find(
      ({ kind, seen, refusal }) => kind === NEW_ORDERS.name && seen._id === waits && refusal,
    );
    if (!refused || useDraft.getState().draft.lines.length > 0) return;
    changeDraft((refused.seen as TakenDraft).draft);
    dismissWaiting(refused.id);
  }, [waits, waiting]);
}

/** How the last order ended, and the change that goes back over the counter. */
function EndNote({ ended: { order, name, total, change } }: { ended: Ended }) {
  const { i18n } = useLingui();
  const amount = formatRupees(total);
  return (
    <output className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile bg-leaf-soft px-4 py-2">
      <span className="font-semibold">
        {order
          ? i18n._('office.take.taken', { orderId: order.orderId, name, amount })
          : i18n._('office.take.waits', { name, amount })}
      </span>
      {change > 0 && (
        <b className="text-lg tabular-nums">{i18n._('office.take.back', { amount: formatRupees(change) })}</b>
      )}
      {order && (
        <Link to={officeAddress('adminOrder', { id: order._id })} className={buttonClass('plain')}>
          {i18n._('office.take.open')}
        </Link>
      )}
    </output>
  );
}
