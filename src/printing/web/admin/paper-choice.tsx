import { useLingui } from '@lingui/react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { keep, readKept } from '#browser/storage.ts';
import { ReceiptPrinter } from '#printing/web/admin/receipt-printer.tsx';
import { LabelledSelect } from '#ui/admin/form/labelled-select.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';

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
