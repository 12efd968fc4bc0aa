import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { formatDay } from '#base/time.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { NewComplaint } from '#complaints/complaints.ts';
import { WISHES } from '#complaints/limits.ts';
import { linesText, wishText } from '#complaints/web/complaint-text.ts';
import { tellOrWait } from '#complaints/web/send-complaints.ts';
import { useWaitingComplaint } from '#complaints/web/waiting-complaints.ts';
import { dismissWaiting } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { CARD, goingOut } from '#orders/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Problem, TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { type Draft, draftOf, linesOf, sumOf } from './draft.ts';
import { LineChoice } from './line-choice.tsx';
import { Options } from './options.tsx';
import { PhotoChoice } from './photo-choice.tsx';

/** Form of a complaint: which lines, what is wrong with how much of them, photos, and what would help. What was not taken stands in it again. */
export function WrongForm({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const refused = useWaitingComplaint(order._id);
  const before = refused?.change;
  const [id] = useState(newId);
  const [draft, setDraft] = useState<Draft>(() => draftOf(before?.lines ?? []));
  const [wish, setWish] = useState<NewComplaint['wish']>(before?.wish ?? 'money');
  const [photos, setPhotos] = useState<string[]>(before?.photos ?? []);
  const [note, setNote] = useState(before?.note ?? '');
  const { busy, problem, setProblem, run } = useCall();
  const going = goingOut(order.items);
  const amount = sumOf(going, draft);
  const send = (): Promise<void> =>
    run(async () => {
      const lines = linesOf(draft);
      if (!lines)
        return setProblem(
          Object.keys(draft).length > 0 ? i18n._('account.wrong.sayWhat') : i18n._('account.wrong.tick'),
        );
      const outcome = await tellOrWait(order, { id, lines, wish, note: note.trim(), photos });
      if (refused) dismissWaiting(refused.id);
      if (outcome === 'told') showToast('success', i18n._('account.wrong.wasTold'));
      await navigate(pageAddress('order', { id: order._id }), { replace: true });
    });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <section aria-labelledby="which" className={`${CARD} overflow-hidden p-0!`}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 px-[min(1rem,4vw)] py-2.5">
          <h2 id="which" className="text-lg font-bold">
            {i18n._('account.wrong.which')}
          </h2>
          <span className="text-sm text-muted">
            {i18n._('account.order.number', { number: order.orderId })}, {formatDay(i18n, order.createdAt)}
          </span>
        </div>
        <ul>
          {going.map((item) => (
            <LineChoice
              key={item.line}
              item={item}
              line={draft[item.line]}
              onLine={(line) => {
                setProblem(undefined);
                setDraft(({ [item.line]: _, ...others }) =>
                  line ? { ...others, [item.line]: line } : others,
                );
              }}
            />
          ))}
        </ul>
        {Object.keys(draft).length > 0 && (
          <div className="border-t border-line px-[min(1rem,4vw)] py-3">
            <PhotoChoice photos={photos} onPhotos={setPhotos} />
          </div>
        )}
      </section>
      <section className={`${CARD} grid gap-3`}>
        <Options
          name="wish"
          legend={i18n._('account.wrong.wish')}
          isLegendShown
          options={WISHES.map((one) => [one, wishName(i18n, one, amount)] as const)}
          chosen={wish}
          onChoose={setWish}
        />
        <TextField
          name="note"
          label={i18n._('account.wrong.note')}
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </section>
      <div className="dock">
        <p className="line-clamp-2 max-w-1/3">
          {shortly(i18n, order, draft)}
          {amount > 0 && <b className="block text-xl text-ink tabular-nums">{formatRupees(amount)}</b>}
        </p>
        <Button type="submit" busy={busy} className="flex-1 text-lg">
          {busy ? i18n._('account.wrong.telling') : i18n._('account.wrong.tell')}
        </Button>
        <div className="basis-full empty:hidden">{problem && <Problem text={problem} />}</div>
      </div>
    </form>
  );
}

const wishName = (i18n: I18n, wish: NewComplaint['wish'], amount: number): string =>
  wish === 'money' && amount === 0 ? i18n._('account.wrong.moneyBack') : wishText(i18n, { wish, amount });

/** The ticked lines in few words, for the foot: a line by its name and amount, several by their number. */
function shortly(i18n: I18n, { items }: Order, draft: Draft): string {
  const ticked = items.filter(({ line }) => draft[line]);
  const [only] = ticked;
  if (!only) return i18n._('account.wrong.tick');
  if (ticked.length > 1) return i18n._('account.order.itemsCount', { count: ticked.length });
  const { fault, quantity } = draft[only.line]!;
  const { title, unit } = only.product;
  return fault ? linesText(i18n, [{ title, unit, quantity, fault }]) : title;
}
