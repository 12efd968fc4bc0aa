import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { formatNumber } from '#base/figures/amount.ts';
import { isLanguage } from '#base/language/language.ts';
import type { RegularPart } from '#returns/returns.ts';
import { isStateCode, stateTitle } from '#tax/tax.ts';
import { FigureCard, type FigurePlace, FigureRow } from './figure-row.tsx';

type Props = { at: FigurePlace; of: RegularPart };
type Place = RegularPart['b2cs'][number]['place'];

/** A state in the page's language. */
const placeText = (i18n: I18n, place: Place): string =>
  place && isStateCode(place.code) && isLanguage(i18n.locale)
    ? stateTitle(place.code, i18n.locale)
    : i18n._('office.returns.noPlace');

const rateText = (rate: number): string => `${formatNumber(rate)} %`;

/** The figures of GSTR-3B, to be typed into the portal's form. */
export function Gstr3bCard({ at, of: { gstr3b } }: Props) {
  const { i18n } = useLingui();
  const { taxed, exempt, outside } = gstr3b;
  return (
    <FigureCard id={`gstr3b-${at.part}`} title="GSTR-3B" about={i18n._('office.returns.gstr3bAbout')}>
      <FigureRow
        at={at}
        cell={taxed.cell}
        label={i18n._('office.returns.3.1a')}
        rupees={taxed.taxable}
        tax={taxed}
      />
      <FigureRow at={at} cell={exempt.cell} label={i18n._('office.returns.3.1c')} rupees={exempt.taxable} />
      {outside.map(({ cell, place, ...amounts }) => (
        <FigureRow
          key={cell}
          at={at}
          cell={cell}
          label={i18n._('office.returns.3.2', { state: placeText(i18n, place) })}
          rupees={amounts.taxable}
          tax={amounts}
        />
      ))}
    </FigureCard>
  );
}

const PAPER_TABLES = [
  { table: 'b2b', number: '4', label: /*i18n*/ 'office.returns.b2b' },
  { table: 'b2cl', number: '5', label: /*i18n*/ 'office.returns.b2cl' },
  { table: 'cdnr', number: '9B', label: /*i18n*/ 'office.returns.cdnr' },
  { table: 'cdnur', number: '9B', label: /*i18n*/ 'office.returns.cdnur' },
] as const;

const NIL_LABELS = {
  INTRB2B: /*i18n*/ 'office.returns.nil.outsideBusiness',
  INTRAB2B: /*i18n*/ 'office.returns.nil.insideBusiness',
  INTRB2C: /*i18n*/ 'office.returns.nil.outside',
  INTRAB2C: /*i18n*/ 'office.returns.nil.inside',
} as const;

/** The tables of GSTR-1 that are not empty, each figure with the way to its bills. */
export function Gstr1Cards({ at, of }: Props) {
  const { i18n } = useLingui();
  const named = PAPER_TABLES.flatMap(({ table, ...words }) => {
    const sums = of.tables.find((one) => one.table === table);
    return sums ? [{ ...words, ...sums }] : [];
  });
  return (
    <>
      {named.length > 0 && (
        <FigureCard
          id={`named-${at.part}`}
          title={i18n._('office.returns.named')}
          about={i18n._('office.returns.namedAbout')}
        >
          {named.map(({ cell, number, label, papers, ...amounts }) => (
            <FigureRow
              key={cell}
              at={at}
              cell={cell}
              label={`${number} · ${i18n._(label)}`}
              detail={i18n._('office.returns.papers', { count: papers })}
              rupees={amounts.taxable}
              tax={amounts}
            />
          ))}
        </FigureCard>
      )}
      {of.b2cs.length > 0 && (
        <FigureCard
          id={`b2cs-${at.part}`}
          title={`7 · ${i18n._('office.returns.b2cs')}`}
          about={i18n._('office.returns.b2csAbout')}
        >
          {of.b2cs.map(({ cell, place, rate, ...amounts }) => (
            <FigureRow
              key={cell}
              at={at}
              cell={cell}
              label={`${placeText(i18n, place)} · ${rateText(rate)}`}
              rupees={amounts.taxable}
              tax={amounts}
            />
          ))}
        </FigureCard>
      )}
      {of.nil.length > 0 && (
        <FigureCard id={`nil-${at.part}`} title={`8 · ${i18n._('office.returns.nil')}`}>
          {of.nil.flatMap(({ cell, kind, exempt, nil }) =>
            [
              { key: `${cell} exempt`, rupees: exempt, detail: undefined },
              { key: `${cell} nil`, rupees: nil, detail: i18n._('office.returns.nilOf') },
            ].flatMap(({ key, rupees, detail }) =>
              rupees === 0
                ? []
                : [
                    <FigureRow
                      key={key}
                      at={at}
                      cell={cell}
                      label={i18n._(NIL_LABELS[kind])}
                      detail={detail}
                      rupees={rupees}
                    />,
                  ],
            ),
          )}
        </FigureCard>
      )}
      <HsnCard at={at} of={of} />
      {of.documents.length > 0 && (
        <Folded
          id={`docs-${at.part}`}
          title={`13 · ${i18n._('office.returns.documents')}`}
          count={of.documents.length}
        >
          {of.documents.map(({ cell, kind, from, to, count }) => (
            <FigureRow
              key={from}
              at={at}
              cell={cell}
              label={from === to ? from : `${from} – ${to}`}
              detail={
                kind === 'note'
                  ? i18n._('office.returns.notes', { count })
                  : i18n._('office.returns.bills', { count })
              }
            />
          ))}
        </Folded>
      )}
    </>
  );
}

function HsnCard({ at, of: { hsn } }: Props) {
  const { i18n } = useLingui();
  if (hsn.length === 0) return null;
  return (
    <Folded id={`hsn-${at.part}`} title={`12 · ${i18n._('office.returns.hsn')}`} count={hsn.length}>
      {hsn.map(({ cell, side, hsn: code, uqc, quantity, rate, ...amounts }) => (
        <FigureRow
          key={cell}
          at={at}
          cell={cell}
          label={`${code} · ${rateText(rate)}`}
          detail={[
            `${formatNumber(quantity)} ${uqc}`,
            ...(side === 'b2b' ? [i18n._('office.returns.hsnBusiness')] : []),
          ].join(' · ')}
          rupees={amounts.taxable}
          tax={amounts}
        />
      ))}
    </Folded>
  );
}

/** A long table, closed until it is asked for. */
const Folded = ({
  id,
  title,
  count,
  children,
}: {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}) => (
  <details className="overflow-hidden rounded-tile border border-line bg-white">
    <summary className="flex min-h-12 cursor-pointer items-center px-4">
      <h2 id={id} className="flex-1 text-base leading-tight font-bold">
        {title}
      </h2>
      <span className="text-muted tabular-nums">{count}</span>
    </summary>
    <ul aria-labelledby={id} className="divide-y divide-line border-t border-line">
      {children}
    </ul>
  </details>
);
