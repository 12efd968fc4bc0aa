import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { telLink, whatsAppLink } from '#base/phone-links.ts';
import { formatTime, shopTime } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { packText } from '#catalogue/catalogue.ts';
import { type RoundSheet, type Stop, tapThatHolds, HousePlace } from '#dispatch/stops.ts';
import { quantityText } from '#orders/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { DoorAccount } from './door-account.tsx';
import { geoLink, weightText, whereText } from './sheet-text.ts';
import { StopQuestions } from './stop-questions.tsx';
import { tapText } from './stop-taps.ts';

type RowProps = {
  stop: Stop;
  number: number;
  isNow: boolean;
  onChoose: () => void;
  onSheet: (sheet: RoundSheet) => void;
};

/** A stop in the list: who, where, how much; the one that is next, or was chosen, with all there is to know. */
export function StopRow({ stop, number, isNow, onChoose, onSheet }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { revalidate } = useRevalidator();
  // The houses before it have gone; the bar with the taps covers the end of the screen.
  useEffect(() => {
    if (isNow && number > 1) row.current?.scrollIntoView({ block: 'start' });
  }, [isNow, number]);
  return (
    <li
      ref={row}
      aria-current={isNow ? 'step' : undefined}
      className="scroll-mt-28 bg-paper p-3 aria-[current=step]:border-y-2 aria-[current=step]:border-leaf aria-[current=step]:bg-white"
    >
      <button type="button" onClick={onChoose} className="flex min-h-11 w-full items-start gap-3 text-left">
        <Mark stop={stop} number={number} />
        <span className="min-w-0 flex-1">
          <strong className={isNow ? 'block text-lg' : 'block text-base'}>
            <OwnWords text={stop.name} />
          </strong>
          <span className={`block wrap-anywhere ${isNow ? 'text-base' : 'text-muted'}`}>
            <OwnWords text={whereText(stop)} />
          </span>
          <Said stop={stop} />
        </span>
        <Due stop={stop} isLarge={isNow} />
      </button>
      <StopQuestions stop={stop} onSettled={revalidate} />
      {isNow && <Details stop={stop} onSheet={onSheet} />}
    </li>
  );
}

/** The number of a stop, or how it ended. */
function Mark({ stop: { taps, status, elsewhere }, number }: Pick<RowProps, 'stop' | 'number'>) {
  const kind = tapThatHolds(taps)?.kind ?? (status === 'delivered' ? 'delivered' : undefined);
  const isBack = kind === 'refused' || status === 'cancelled';
  const look = isBack
    ? 'border-chilli text-chilli'
    : kind === 'delivered'
      ? 'border-leaf bg-leaf text-white'
      : 'border-line text-ink';
  return (
    <span className={`mt-1 grid size-8 shrink-0 place-items-center rounded-full border-2 font-bold ${look}`}>
      {isBack ? (
        <ToolIcon name="close" className="size-4" />
      ) : kind === 'delivered' ? (
        <ToolIcon name="check" className="size-4" />
      ) : (
        <span className={elsewhere ? 'line-through' : ''}>{number}</span>
      )}
    </span>
  );
}

/**
 * Result at the door, or the call or code needed first. The top of the page shows if a tap still waits on this phone.
 */
function Said({ stop: { taps, status, elsewhere, phoneToConfirm, asksCode } }: Pick<RowProps, 'stop'>) {
  const { i18n } = useLingui();
  const holds = tapThatHolds(taps);
  const said = [
    status === 'cancelled' && i18n._('office.stops.cancelled'),
    elsewhere && i18n._('office.stops.elsewhere'),
    holds && `${tapText(i18n, holds)} · ${formatTime(i18n, shopTime(holds.madeAt))}`,
    !holds && phoneToConfirm && i18n._('office.stops.callFirst'),
    !holds && status !== 'cancelled' && asksCode === 'yes' && i18n._('office.stops.asksCode'),
  ].filter(Boolean);
  if (said.length === 0) return null;
  const isBack = holds?.kind === 'refused' || status === 'cancelled';
  return (
    <span className={`block font-medium ${isBack ? 'text-chilli' : 'text-leaf'}`}>{said.join(' · ')}</span>
  );
}

function Due({ stop: { collect, taps, status }, isLarge }: { stop: Stop; isLarge: boolean }) {
  const { i18n } = useLingui();
  const holds = tapThatHolds(taps);
  const look = `shrink-0 font-bold ${isLarge ? 'text-xl' : 'text-base'}`;
  if (holds?.kind === 'refused') return <span className={look}>{i18n._('office.stops.back')}</span>;
  if (status === 'cancelled' || holds) return null;
  return collect > 0 ? (
    <Money rupees={collect} className={look} />
  ) : (
    <span className={look}>{i18n._('office.stops.paid')}</span>
  );
}

function Details({ stop, onSheet }: Pick<RowProps, 'stop' | 'onSheet'>) {
  const { i18n } = useLingui();
  const [isPlacing, setPlacing] = useState(false);
  return (
    <div className="mt-2 grid gap-2 pl-11">
      {stop.note && (
        <p className="rounded-control bg-marigold-soft px-2 py-1 font-semibold wrap-anywhere">
          <OwnWords text={stop.note} />
        </p>
      )}
      <p className="text-muted">
        {i18n._('office.stops.goodsOf', { count: stop.items.length, weight: weightText(i18n, stop) })} · #
        {stop.orderId}
        {stop.collect > 0 && stop.method === 'card' && ` · ${i18n._('office.stops.card')}`}
      </p>
      <DoorAccount stop={stop} />
      {stop.phone && <Calls stop={stop} />}
      <details>
        <summary className="min-h-11 cursor-pointer py-3 font-semibold text-leaf">
          {i18n._('office.stops.whatIsIn')}
        </summary>
        <ul className="grid gap-1">
          {stop.items.map(({ title, pack, unit, quantity }) => (
            <li key={`${title} ${pack}`} className="flex justify-between gap-3">
              <span>
                <OwnWords text={title} /> {packText(i18n, pack)}
              </span>
              <strong className="whitespace-nowrap">{quantityText(i18n, quantity, unit)}</strong>
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-x-4">
        {stop.place && (
          <a
            href={geoLink(stop.place, stop.name)}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf"
          >
            <ToolIcon name="place" />
            {i18n._('office.stops.map')}
          </a>
        )}
        <button
          type="button"
          onClick={() => setPlacing(true)}
          className="inline-flex min-h-11 items-center font-semibold text-leaf"
        >
          {stop.place ? i18n._('office.stops.changePlace') : i18n._('office.stops.addPlace')}
        </button>
      </div>
      {isPlacing && <PlaceDialog stop={stop} onSheet={onSheet} onClose={() => setPlacing(false)} />}
    </div>
  );
}

/** Buttons to call the customer or send a message. */
function Calls({ stop: { name, orderId, phone } }: Pick<RowProps, 'stop'>) {
  const { i18n } = useLingui();
  const shop = useShop();
  const message = i18n._('office.stops.message', { name, id: orderId, shop: shop.name });
  return (
    <div className="grid grid-cols-2 gap-2">
      <a href={telLink(phone)} className={buttonClass('secondary', 'px-2')}>
        <ToolIcon name="phone" />
        {i18n._('office.call')}
      </a>
      <a
        href={whatsAppLink(phone, message)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary', 'px-2')}
      >
        <ToolIcon name="chat" />
        WhatsApp
      </a>
    </div>
  );
}

/** Where a house is, pasted as WhatsApp or a map gives it; nothing is guessed from the address. */
function PlaceDialog({
  stop: { _id, round, name, place },
  onSheet,
  onClose,
}: {
  stop: Stop;
  onSheet: (sheet: RoundSheet) => void;
  onClose: () => void;
}) {
  const form = useSchemaForm({
    schema: HousePlace,
    initial: { place: place ? `${place.latitude}, ${place.longitude}` : '' },
    submit: async (body) => {
      const path = `/rounds/${round}/stops/${_id}/place?lang=${i18n.locale}`;
      onSheet(await callApi<RoundSheet>(path, { method: 'PUT', body }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.stops.placeOf', { name })}
      submit={i18n._('office.save')}
      form={form}
      onClose={onClose}
    >
      <Field
        label={i18n._('office.stops.place')}
        hint={i18n._('office.stops.placeHint')}
        {...form.field('place')}
      />
    </FormDialog>
  );
}
