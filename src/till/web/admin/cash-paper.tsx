import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { dayText } from '#delivery/web/admin/public.ts';
import { PaperChoice, usePaper, Sheet } from '#printing/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { bagText, stateText } from './day/day-sums.ts';
import { LatePayments, Signed } from './sheet-end.tsx';
import { SheetSums } from './sheet-sums.tsx';

/** A closed cash sheet on paper: A4, or the roll of a receipt printer. */
export function CashPaper({ sheet }: { sheet: CashSheet }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const papers = useRef<HTMLDivElement>(null);
  const { paper, page } = usePaper(papers, [sheet]);
  return (
    <>
      <style>{page}</style>
      <Link
        to={officeAddress('cashSheet', { id: sheet._id })}
        className="inline-flex min-h-11 items-center gap-1 font-medium text-leaf print:hidden"
      >
        <ToolIcon name="left" className="size-4" />
        {i18n._('office.cash.backToSheet')}
      </Link>
      <PaperChoice sheets={papers} />
      <div ref={papers} className="overflow-x-auto print:overflow-visible">
        <Sheet paper={paper} label={i18n._('office.cash.sheet')}>
          <header className="border-b border-ink pb-2">
            <h1 className="text-lg leading-snug font-bold">{i18n._('office.cash.sheet')}</h1>
            <p className="font-semibold">{bagText(i18n, sheet)}</p>
            <p>{[dayText(sheet.on), ...sheet.who, stateText(i18n, sheet)].join(' · ')}</p>
            <p translate="no">{shop.name}</p>
          </header>
          <div className="*:px-0!">
            <SheetSums sheet={sheet} onChanged={nothing} onNote={() => undefined} />
            <Signed closings={sheet.closings} />
            <LatePayments late={sheet.late} />
          </div>
        </Sheet>
      </div>
    </>
  );
}

/** On paper nothing is tapped: what is closed stays as it is. */
const nothing = async (): Promise<void> => undefined;
