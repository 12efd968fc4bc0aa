import { useLingui } from '@lingui/react';
import { type RefObject, useLayoutEffect, useState, useEffect, type ReactNode } from 'react';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { keep, readKept } from '#browser/storage.ts';
import { DOTS, type NetworkPrinter } from '#printing/printing.ts';
import { LabelledSelect } from '#ui/admin/form/fields.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { hasUsb } from './usb-printer.ts';
import { useReceipts } from './use-receipts.ts';

const PAPERS = [
  ['a4', /*i18n*/ 'office.print.a4'],
  ['80mm', /*i18n*/ 'office.print.roll'],
  ['58mm', /*i18n*/ 'office.print.narrowRoll'],
] as const;
/** A paper that this shop prints on. */
export type Paper = (typeof PAPERS)[number][0];

/** Each device stands beside its own printer, so it remembers the paper. */
const REMEMBERED = 'paper';

const isPaper = (paper: unknown): paper is Paper => PAPERS.some(([known]) => known === paper);

/** The paper that the address names, or else the last that was chosen on this device. */
function usePaperAsked(): Paper {
  const asked = [useListQuery().get('paper'), readKept(REMEMBERED, 'local')];
  return asked.find(isPaper) ?? 'a4';
}

/** Which of several documents is printed, on which paper, and the buttons that print the sheets. */
export function PaperChoice({
  documents,
  sheets,
}: {
  /** Where the same sheets show one of several. */
  documents?: readonly (readonly [string, string])[];
  sheets: RefObject<HTMLElement | null>;
}) {
  const { i18n } = useLingui();
  const asked = useListQuery();
  const paper = usePaperAsked();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
        {documents && (
          <LabelledSelect
            label={i18n._('office.print.document')}
            options={documents.map(([value, label]) => [value, i18n._(label)] as const)}
            value={asked.get('doc') || documents[0]?.[0]}
            onChange={(event) => asked.set({ doc: event.target.value })}
          />
        )}
        <LabelledSelect
          label={i18n._('office.print.paper')}
          options={PAPERS.map(([value, label]) => [value, i18n._(label)] as const)}
          value={paper}
          onChange={({ target }) => {
            keep(REMEMBERED, target.value, 'local');
            asked.set({ paper: target.value });
          }}
        />
        <Button onClick={() => window.print()}>
          <ToolIcon name="print" />
          {i18n._('office.print')}
        </Button>
      </div>
      {paper !== 'a4' && <ReceiptPrinter roll={paper} sheets={sheets} />}
    </>
  );
}

const MM_PER_PIXEL = 25.4 / 96;

/** Space below the last line that a cutter needs. */
const BELOW_MM = 10;

/** The chosen paper, and the rule that prints on it: a roll is cut where the text ends, not where A4 would. */
export function usePaper(sheets: RefObject<HTMLElement | null>, of: readonly unknown[]) {
  const paper = usePaperAsked();
  const [height, setHeight] = useState(200);
  useLayoutEffect(() => {
    if (paper === 'a4') return;
    const heights = Array.from(
      sheets.current?.children ?? [],
      (sheet) => sheet.getBoundingClientRect().height,
    );
    setHeight(Math.ceil(Math.max(50, ...heights) * MM_PER_PIXEL) + BELOW_MM);
    // oxlint-disable-next-line react/exhaustive-deps -- measured anew whenever what is on the sheets changes
  }, [paper, sheets, ...of]);
  const isRoll = paper !== 'a4';
  const page = isRoll
    ? `@page { size: ${paper} ${height}mm; margin: 0 }`
    : '@page { size: A4; margin: 14mm }';
  return { paper, page };
}

/** Prints the sheets on a receipt printer without the browser's dialog: at this device's USB, or in the shop's network. */
function ReceiptPrinter({
  roll,
  sheets,
}: {
  roll: keyof typeof DOTS;
  sheets: RefObject<HTMLElement | null>;
}) {
  const { i18n } = useLingui();
  const address = useNetworkPrinter();
  const { busy, problem, said, print } = useReceipts(sheets, DOTS[roll]);
  const ways = [
    ...(hasUsb() ? [{ way: 'usb' as const, label: i18n._('office.print.byUsb') }] : []),
    ...(address === '' ? [] : [{ way: 'network' as const, label: i18n._('office.print.byNetwork') }]),
  ];
  if (ways.length === 0) return null;
  return (
    <section aria-label={i18n._('office.print.printer')} className="mb-4 grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        {ways.map(({ way, label }) => (
          <Button
            key={way}
            look="secondary"
            busy={busy === way}
            disabled={busy !== undefined && busy !== way}
            onClick={() => void print(way)}
          >
            <ToolIcon name="print" />
            {label}
          </Button>
        ))}
      </div>
      <output className="text-muted empty:hidden">{said}</output>
      <Problem text={problem && `${problem} ${i18n._('office.print.orByBrowser')}`} />
    </section>
  );
}

/** The address of the shop's network printer; empty without one, and until that is known. */
function useNetworkPrinter(): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const left = new AbortController();
    void callApi<NetworkPrinter>('/printer', { signal: left.signal })
      .catch(ifCallFailed({ address: '' }))
      .then((printer) => setAddress(printer.address));
    return () => left.abort();
  }, []);
  return address;
}

/**
 * Classes for each paper. Receipt printers print 72 mm of 80 and 48 mm of 58, only in black, because grey would
 * become dots. Long words break instead of being cut off.
 */
const LOOKS: Record<Paper, string> = {
  a4: 'w-full max-w-3xl p-8 text-sm print:max-w-none print:p-0',
  '80mm':
    'w-[80mm] px-[4mm] py-[3mm] text-[12px] leading-tight wrap-anywhere *:min-w-0 print:text-[#000]! print:**:border-[#000]! print:**:text-[#000]!',
  '58mm':
    'w-[58mm] px-[5mm] py-[3mm] text-[11px] leading-tight wrap-anywhere *:min-w-0 print:text-[#000]! print:**:border-[#000]! print:**:text-[#000]!',
};

/** A piece of paper: A4, or as wide as a receipt printer prints. One order starts on a new one. */
export const Sheet = ({ paper, label, children }: { paper: Paper; label: string; children: ReactNode }) => (
  <article
    aria-label={label}
    className={`grid gap-4 border border-line bg-white text-ink break-after-page last:break-after-auto print:border-0 ${LOOKS[paper]}`}
  >
    {children}
  </article>
);
