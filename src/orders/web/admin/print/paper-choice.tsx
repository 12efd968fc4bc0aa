import { useLingui } from '@lingui/react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { LabelledSelect } from '#ui/admin/form/labelled-select.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';

const PAPERS = [
  ['a4', /*i18n*/ 'office.print.a4'],
  ['80mm', /*i18n*/ 'office.print.roll'],
] as const;

/** Which document is printed, on which paper, and the button that prints it. */
export function PaperChoice({ documents }: { documents: readonly (readonly [string, string])[] }) {
  const { i18n } = useLingui();
  const asked = useListQuery();
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <LabelledSelect
        label={i18n._('office.print.document')}
        options={documents.map(([value, label]) => [value, i18n._(label)] as const)}
        value={asked.get('doc') || documents[0]?.[0]}
        onChange={(event) => asked.set({ doc: event.target.value })}
      />
      <LabelledSelect
        label={i18n._('office.print.paper')}
        options={PAPERS.map(([value, label]) => [value, i18n._(label)] as const)}
        value={asked.get('paper') || 'a4'}
        onChange={(event) => asked.set({ paper: event.target.value })}
      />
      <Button onClick={() => window.print()}>
        <ToolIcon name="print" />
        {i18n._('office.print')}
      </Button>
    </div>
  );
}

const MM_PER_PIXEL = 25.4 / 96;

/** The chosen paper, and the rule that prints on it: a roll is cut where the text ends, not where A4 would. */
export function usePaper(sheets: RefObject<HTMLElement | null>, of: readonly unknown[]) {
  const isRoll = useListQuery().get('paper') === '80mm';
  const [height, setHeight] = useState(200);
  useLayoutEffect(() => {
    if (!isRoll) return;
    const heights = Array.from(
      sheets.current?.children ?? [],
      (sheet) => sheet.getBoundingClientRect().height,
    );
    setHeight(Math.ceil(Math.max(50, ...heights) * MM_PER_PIXEL) + 2);
    // oxlint-disable-next-line react/exhaustive-deps -- measured anew whenever what is on the sheets changes
  }, [isRoll, sheets, ...of]);
  const page = isRoll ? `@page { size: 80mm ${height}mm; margin: 0 }` : '@page { size: A4; margin: 14mm }';
  return { isRoll, page };
}
