import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { isLanguage } from '#base/language/language.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { FilledHsn } from '#bills/bills.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { Days, Lack } from '#returns/returns.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Money } from '#ui/words/formatted.tsx';
import type { FigurePlace } from './figure-row.tsx';
import { useReturnLinks, useSource } from './source.ts';

/** Facts that are missing before a return is filed: HSN codes, each written once for all bills of its goods, and assumed rates. */
export function Lacks({
  days,
  at,
  noHsn,
  assumed,
}: {
  days: Days;
  at: FigurePlace;
  noHsn: readonly Lack[];
  assumed: readonly Lack[];
}) {
  const { i18n } = useLingui();
  const { isOffice } = useSource();
  if (noHsn.length + assumed.length === 0) return null;
  return (
    <section aria-labelledby="return-lacks" className="rounded-tile bg-marigold-soft px-4 py-3">
      <h2 id="return-lacks" className="text-base font-bold">
        {i18n._('office.returns.lacks')}
      </h2>
      <Group of={noHsn} say={i18n._('office.returns.noHsn', { count: noHsn.length })}>
        <ul className="grid gap-3">
          {noHsn.map((lack) => (
            <li key={lack.cell}>
              <LackTitle lack={lack} at={at} />
              {isOffice && <HsnForm lack={lack} days={days} />}
            </li>
          ))}
        </ul>
      </Group>
      <Group of={assumed} say={i18n._('office.returns.assumed', { count: assumed.length })}>
        <ul className="grid gap-1">
          {assumed.map((lack) => (
            <li key={lack.cell}>
              <LackTitle lack={lack} at={at} />
            </li>
          ))}
        </ul>
        {isOffice && (
          <Link to={`${officeAddress('missing')}?field=taxRate`} className={buttonClass('secondary', 'mt-1')}>
            {i18n._('office.returns.setRates')}
          </Link>
        )}
      </Group>
    </section>
  );
}

/** Goods that lack the same; a long list is closed, for the file below is what most come for. */
const Group = ({ of, say, children }: { of: readonly Lack[]; say: string; children: ReactNode }) =>
  of.length > 0 && (
    <details open={of.length <= SHORT}>
      <summary className="min-h-11 cursor-pointer py-2.5">{say}</summary>
      {children}
    </details>
  );

const SHORT = 2;

/** The goods, with the count and the value of their bills, which it leads to. */
function LackTitle({ lack, at: { period, part } }: { lack: Lack; at: FigurePlace }) {
  const { rate, papers, taxable, cell } = lack;
  const { i18n } = useLingui();
  const { to } = useReturnLinks();
  return (
    <Link
      to={to({ period, part: String(part), cell })}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-ink underline"
    >
      <b className="font-semibold">{nameIn(i18n.locale, lack)}</b>
      <span className="text-sm">
        {i18n._('office.returns.lackOf', { count: papers, rate })} <Money rupees={taxable} />
      </span>
    </Link>
  );
}

function HsnForm({ lack, days: { from, to } }: { lack: Lack; days: Days }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useSchemaForm({
    schema: FilledHsn,
    submit: async ({ hsn }) => {
      const body = { product: lack.product, hsn, from, to };
      const { papers } = await callApi<{ papers: number }>('/bills/hsn', { method: 'PUT', body });
      showToast('success', i18n._('office.returns.hsnSaved', { count: papers }));
      await revalidate();
    },
  });
  return (
    <>
      <form {...form.props} className="flex items-start gap-2">
        <Field
          {...form.field('hsn')}
          label={i18n._('office.returns.hsnOf', { goods: nameIn(i18n.locale, lack) })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          className="min-w-0 flex-1"
        />
        <Button type="submit" look="secondary" busy={form.busy} className="mt-7">
          {i18n._('office.common.save')}
        </Button>
      </form>
      <Problem text={form.problem} />
    </>
  );
}

const nameIn = (locale: string, { title }: Lack): string =>
  isLanguage(locale) && title[locale] !== '' ? title[locale] : title.en;
