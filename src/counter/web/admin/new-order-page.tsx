import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { Link, type MetaArgs, useLocation } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { dismissWaiting, readWaiting, useWaiting } from '#identity/web/public.ts';
import { useKhata } from '#money/web/admin/public.ts';
import { TAKEN_CHANNELS } from '#orders/orders.ts';
import { isListOpen } from '#search/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { keepRoomFor } from '#ui/admin/action-bar.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { changeDraft, type Draft, emptyDraft, newDraft, PASTED, readDraft, useDraft } from './draft.ts';
import { AwaitedSales } from './ended/awaited-sale.tsx';
import { readAwaited, useAwaited } from './ended/awaited.ts';
import { EndNote } from './ended/end-note.tsx';
import { DraftLines } from './goods/draft-lines.tsx';
import { GoodsField, PasteLines, UsualTiles } from './goods/goods-field.tsx';
import { TakePanel } from './money/take-panel.tsx';
import { NO_MONEY, placeWords, figuresOfDraft } from './money/typed-money.ts';
import { NoteFields } from './note-fields.tsx';
import { useUsual } from './use-callers.ts';
import { usePlace } from './use-place.ts';
import { useTaking } from './use-taking.ts';
import { NEW_ORDERS, type TakenDraft } from './waiting-orders.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.take.title'));

/** Restores the draft that was being taken on this device. */
export const clientLoader = (): null => {
  readWaiting();
  readDraft();
  readAwaited();
  return null;
};

const CHANNELS = {
  phone: /*i18n*/ 'office.take.byPhone',
  counter: /*i18n*/ 'office.take.atCounter',
} as const;
/** Page to take an order for a customer, by phone or at the counter, by keyboard or touch. */
export default function NewOrderPage() {
  const { i18n } = useLingui();
  const { draft } = useDraft();
  const place = usePlace(draft);
  const [money, setMoney] = useState(NO_MONEY);
  const goods = useRef<HTMLInputElement>(null);
  const usual = useUsual({
    customer: draft.customer ?? '',
    phone: draft.customer === '' ? draft.phone : '',
  });
  const figures = figuresOfDraft(draft, place.rule);
  const taking = useTaking(draft, figures);
  const khata = useKhata(draft.customer ?? '');
  const showsCode = useShop().upiId !== '';
  const say = taking.setProblem;
  const submit = (beyond = false): void => {
    if (taking.busy) return;
    const missing = missingIn(draft, place);
    if (missing) {
      reveal(missing);
      return say(i18n._(missing));
    }
    void taking.place(money, beyond);
  };
  useKeys(() => submit());
  useReopened(taking.setProblem);
  // The next customer pays anew.
  useEffect(() => setMoney(NO_MONEY), [draft.id]);
  useEffect(() => {
    // The change that goes back, and the code to pay, stand at the top; the button that ends an order is reached from below.
    window.scrollTo({ top: 0 });
    if (useAwaited.getState().sales.length > 0) return;
    (draft.channel === 'phone' && draft.phone === ''
      ? document.querySelector<HTMLInputElement>('#take-phone')
      : goods.current
    )?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- when the screen opens, and for the next order
  }, [draft.id, draft.channel]);
  return (
    <div className="mx-auto max-w-6xl">
      <ScreenHeader title={i18n._('office.take.title')}>
        <fieldset className="flex rounded-control bg-shelf p-1">
          <legend className="sr-only">{i18n._('office.take.where')}</legend>
          {TAKEN_CHANNELS.map((channel) => (
            <button
              key={channel}
              type="button"
              aria-pressed={draft.channel === channel}
              onClick={() =>
                changeDraft({ channel, method: draft.method === 'account' ? 'account' : 'cash' })
              }
              className="min-h-11 rounded-control px-4 font-semibold aria-pressed:bg-white aria-pressed:text-leaf"
            >
              {i18n._(CHANNELS[channel])}
            </button>
          ))}
        </fieldset>
      </ScreenHeader>
      {taking.ended && <EndNote ended={taking.ended} />}
      <AwaitedSales onPaid={taking.onPaid} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-4">
          <CustomerFields draft={draft} asksVillage={place.asksVillage} khata={khata} goods={goods} />
          <GoodsField field={goods} seen={usual.goods.map(({ product }) => product)} />
          <UsualTiles key={draft.id} {...usual} />
          <PasteLines key={`list ${draft.id}`} />
          <DraftLines lines={draft.lines} troubles={taking.troubles} />
        </div>
        <div className="grid content-start gap-4">
          <TakePanel
            draft={draft}
            figures={figures}
            place={place}
            khata={khata}
            money={money}
            onMoney={setMoney}
          />
          <NoteFields key={draft.id} draft={draft} />
          {place.isRefused && <p className="text-chilli">{i18n._('office.take.notThere')}</p>}
          {taking.earlier && (
            <Link
              to={officeAddress('adminOrder', { id: taking.earlier })}
              className={buttonClass('secondary')}
            >
              {i18n._('office.take.open')}
            </Link>
          )}
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
      <div
        ref={keepRoomFor}
        className="fixed inset-x-0 bottom-14 z-20 grid gap-2 border-t border-line bg-paper p-2 [@media(max-height:400px)]:static md:sticky md:bottom-0 md:mt-4"
      >
        <Problem text={taking.problem} />
        <Button busy={taking.busy} onClick={() => submit()} className="min-h-13 w-full text-lg">
          {placeWords(i18n, draft, { money, total: figures.total, showsCode })}
          <kbd className="hidden rounded-[0.5rem] border border-white/60 px-2 font-sans text-sm md:inline">
            Ctrl Enter
          </kbd>
        </Button>
      </div>
    </div>
  );
}

/** Text id of the first thing that is missing before the order can be placed; undefined if it is complete. */
function missingIn({ channel, lines, phone, name }: Draft, place: ReturnType<typeof usePlace>) {
  // The lines of a pasted list are never left out unseen.
  if (isListOpen(PASTED)) return /*i18n*/ 'office.take.listWaits';
  if (lines.length === 0) return /*i18n*/ 'office.take.needsGoods';
  if (channel === 'counter') return undefined;
  if (phone.replaceAll(/\D/g, '').length < 10) return /*i18n*/ 'office.take.needsPhone';
  if (name.trim() === '') return /*i18n*/ 'office.take.needsName';
  // Without an answer the shop compares the total when the order arrives.
  if (place.isAsking) return /*i18n*/ 'office.take.needsFee';
  return place.asksVillage && !place.isKnown ? /*i18n*/ 'office.take.needsVillage' : undefined;
}

/** Where the missing part is filled in. */
const PLACES: Record<string, string> = {
  'office.take.listWaits': '#pasted-list',
  'office.take.needsGoods': '#take-goods',
  'office.take.needsPhone': '#take-phone',
  'office.take.needsName': '#take-name',
};

/** Brings the missing part into view, with the keyboard in its field. */
function reveal(missing: string): void {
  const selector = PLACES[missing];
  const place = selector && document.querySelector<HTMLElement>(selector);
  if (!place) return;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
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
function useReopened(say: (problem: string) => void): void {
  const waits = new URLSearchParams(useLocation().search).get('waits');
  const waiting = useWaiting((state) => state.waiting);
  useEffect(() => {
    const refused = waiting.find(
      ({ kind, seen, refusal }) => kind === NEW_ORDERS.name && seen._id === waits && refusal,
    );
    if (!refused || useDraft.getState().draft.lines.length > 0) return;
    changeDraft({ ...emptyDraft(), ...(refused.seen as TakenDraft).draft });
    say(refused.refusal?.message ?? '');
    dismissWaiting(refused.id);
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when it is opened
  }, [waits, waiting]);
}
