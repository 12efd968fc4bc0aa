import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { packText } from '#catalogue/catalogue.ts';
import { roundText } from '#delivery/web/admin/public.ts';
import type { RoundSheet, Stop } from '#dispatch/stops.ts';
import { quantityText } from '#orders/web/admin/public.ts';
import { PaperChoice, usePaper, Sheet } from '#printing/web/admin/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { figuresOf, weightText, whereText } from './sheet-text.ts';

const DOCUMENTS = [
  ['sheet', /*i18n*/ 'office.stops.paper'],
  ['goods', /*i18n*/ 'office.stops.goods'],
] as const;

/** The sheet and the packing list of a round on paper: A4, or the roll of a receipt printer. */
export function SheetPapers({ sheet }: { sheet: RoundSheet }) {
  const { i18n } = useLingui();
  const isGoods = useListQuery().get('doc') === 'goods';
  const papers = useRef<HTMLDivElement>(null);
  const { paper, page } = usePaper(papers, [sheet, isGoods]);
  const label = i18n._(isGoods ? DOCUMENTS[1][1] : DOCUMENTS[0][1]);
  return (
    <>
      <style>{page}</style>
      <Link
        to={officeAddress('roundSheet', { id: sheet.round.id })}
        className="inline-flex min-h-11 items-center gap-1 font-medium text-leaf print:hidden"
      >
        <ToolIcon name="left" className="size-4" />
        {i18n._('office.stops.backToSheet')}
      </Link>
      <PaperChoice documents={DOCUMENTS} sheets={papers} />
      <div ref={papers} className="overflow-x-auto print:overflow-visible">
        <Sheet paper={paper} label={label}>
          <header className="border-b border-ink pb-2">
            <h1 className="text-xl font-bold">{label}</h1>
            <p>{roundText(sheet.round)}</p>
            <Sums sheet={sheet} />
          </header>
          {isGoods ? <GoodsOnPaper goods={sheet.goods} /> : <StopsOnPaper stops={sheet.stops} />}
        </Sheet>
      </div>
    </>
  );
}

function Sums({ sheet: { stops, riders } }: { sheet: RoundSheet }) {
  const { i18n } = useLingui();
  const { stops: count, collect, ...goods } = figuresOf(stops);
  return (
    <p>
      {i18n._('office.stops.count', { count })} ·{' '}
      {i18n._('office.stops.weight', { weight: weightText(i18n, goods) })} · {i18n._('office.stops.collect')}:{' '}
      <Money rupees={collect} />
      {riders.length > 0 && ` · ${riders.map(({ name }) => name).join(', ')}`}
    </p>
  );
}

const BOX = <span aria-hidden="true" className="mt-0.5 inline-block size-4 shrink-0 border border-ink" />;

const StopsOnPaper = ({ stops }: { stops: readonly Stop[] }) => {
  const { i18n } = useLingui();
  return (
    <ol>
      {stops
        .filter(({ status, elsewhere }) => status !== 'cancelled' && !elsewhere)
        .map((stop, at) => (
          <li key={stop._id} className="flex gap-2 border-b border-line py-1.5 break-inside-avoid">
            {BOX}
            <span className="min-w-0 flex-1">
              <strong>
                {at + 1}. <OwnWords text={stop.name} />
              </strong>{' '}
              {stop.phone && ` · ${stop.phone}`} · #{stop.orderId}
              <span className="block">
                <OwnWords text={whereText(stop)} />
              </span>
              <span className="block">
                {i18n._('office.stops.goodsOf', { count: stop.items.length, weight: weightText(i18n, stop) })}
                {stop.phoneToConfirm && ` · ${i18n._('office.stops.callFirst')}`}
                {stop.asksCode === 'yes' && ` · ${i18n._('office.stops.asksCode')}`}
              </span>
            </span>
            <strong className="whitespace-nowrap">
              {stop.collect > 0 ? <Money rupees={stop.collect} /> : i18n._('office.stops.paid')}
            </strong>
          </li>
        ))}
    </ol>
  );
};

const GoodsOnPaper = ({ goods }: Pick<RoundSheet, 'goods'>) => {
  const { i18n } = useLingui();
  return (
    <ul>
      {goods.map(({ product, title, pack, unit, quantity, orders }) => (
        <li
          key={`${product} ${pack} ${unit}`}
          className="flex gap-2 border-b border-line py-1.5 break-inside-avoid"
        >
          {BOX}
          <span className="min-w-0 flex-1">
            <OwnWords text={title} /> {packText(i18n, pack)}
            <span className="block text-muted">{i18n._('office.stops.inOrders', { count: orders })}</span>
          </span>
          <strong className="whitespace-nowrap">{quantityText(i18n, quantity, unit)}</strong>
        </li>
      ))}
    </ul>
  );
};
