import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { useReturnLinks } from './source.ts';

/** The period and the number of the part that figures are of. */
export type FigurePlace = { period: string; part: number };

/** A card of figures under a heading, and what they are in plain words. */
export const FigureCard = ({
  id,
  title,
  about,
  children,
}: {
  id: string;
  title: string;
  about?: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="overflow-hidden rounded-tile border border-line bg-white">
    <div className="border-b border-line px-4 py-2.5">
      <h2 id={id} className="text-base leading-tight font-bold">
        {title}
      </h2>
      {about !== undefined && <p className="text-sm text-muted">{about}</p>}
    </div>
    <ul className="divide-y divide-line">{children}</ul>
  </section>
);

type Amounts = { cgst: number; sgst: number; igst: number };

/** Tax in its parts; nothing where there is none. */
export function TaxParts({ of: { cgst, sgst, igst } }: { of: Amounts }) {
  const parts = [
    { name: 'IGST', rupees: igst },
    { name: 'CGST', rupees: cgst },
    { name: 'SGST', rupees: sgst },
  ].filter(({ rupees }) => rupees !== 0);
  return parts.map(({ name, rupees }) => (
    <span key={name} className="whitespace-nowrap">
      {name} <Money rupees={rupees} />
    </span>
  ));
}

/** A figure of a return, which leads to the bills behind it. */
export function FigureRow({
  at: { period, part },
  cell,
  label,
  detail,
  rupees,
  tax,
}: {
  at: FigurePlace;
  cell: string;
  label: string;
  detail?: string | undefined;
  rupees?: number;
  tax?: Amounts;
}) {
  const { i18n } = useLingui();
  const { to } = useReturnLinks();
  const hasTax = tax !== undefined && (tax.cgst !== 0 || tax.sgst !== 0 || tax.igst !== 0);
  return (
    <li>
      <Link
        to={to({ period, part: String(part), cell })}
        className="flex min-h-12 items-center gap-2 py-2 pr-2 pl-4 text-ink no-underline hover:bg-leaf-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>
            {rupees !== undefined && (
              <b className="ml-auto">
                <Money rupees={rupees} className={rupees < 0 ? 'text-chilli' : ''} />
              </b>
            )}
          </span>
          {(detail !== undefined || hasTax) && (
            <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
              <span>{detail}</span>
              {hasTax && (
                <span className="ml-auto flex flex-wrap justify-end gap-x-2">
                  <TaxParts of={tax} />
                </span>
              )}
            </span>
          )}
        </span>
        <ToolIcon name="right" className="size-4.5 shrink-0 text-muted" />
        <span className="sr-only">{i18n._('office.returns.showBills')}</span>
      </Link>
    </li>
  );
}
