import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { isLanguage } from '#base/language/language.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Days, Lack } from '#returns/returns.ts';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Money } from '#ui/words/formatted.tsx';
import type { FigurePlace } from './figure-row.tsx';

/** What is missing before a return is filed: goods without an HSN, which is written here once for all their bills, and assumed rates. */
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
  if (noHsn.length + assumed.length === 0) return null;
  return (
    <section aria-labelledby="return-lacks" className="grid gap-3 rounded-tile bg-marigold-soft px-4 py-3">
      <h2 id="return-lacks" className="text-base font-bold">
        {i18n._('office.returns.lacks')}
      </h2>
      {noHsn.length > 0 && (
        <div className="grid gap-2">
          <p>{i18n._('office.returns.noHsn', { count: noHsn.length })}</p>
          <ul className="grid gap-3">
            {noHsn.map((lack) => (
              <HsnRow key={lack.cell} lack={lack} days={days} at={at} />
            ))}
          </ul>
        </div>
      )}
      {assumed.length > 0 && (
        <div className="grid gap-2">
          <p>{i18n._('office.returns.assumed', { count: assumed.length })}</p>
          <ul className="grid gap-1">
            {assumed.map((lack) => (
              <li key={lack.cell}>
                <LackTitle lack={lack} at={at} />
              </li>
            ))}
          </ul>
          <Link
            to={`${officeAddress('missing')}?field=taxRate`}
            className={buttonClass('secondary', 'justify-self-start')}
          >
            {i18n._('office.returns.setRates')}
          </Link>
        </div>
      )}
    </section>
  );
}

/** The goods, with the count and the value of their bills, which it leads to. */
function LackTitle({
  lack: { title, rate, papers, taxable, cell },
  at: { period, part },
}: {
  lack: Lack;
  at: FigurePlace;
}) {
  const { i18n } = useLingui();
  const { to } = useListQuery();
  const name = isLanguage(i18n.locale) && title[i18n.locale] !== '' ? title[i18n.locale] : title.en;
  return (
    <Link
      to={to({ period, part: String(part), cell })}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-ink underline"
    >
      <b className="font-semibold">{name}</b>
      <span className="text-sm">
        {i18n._('office.returns.lackOf', { count: papers, rate })} <Money rupees={taxable} />
      </span>
    </Link>
  );
}

function HsnRow({ lack, days: { from, to }, at }: { lack: Lack; days: Days; at: FigurePlace }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useCall();
  const [hsn, setHsn] = useState('');
  const id = `hsn-${lack.product}`;
  const save = (): Promise<void> =>
    run(async () => {
      const body = { product: lack.product, hsn, from, to };
      const { papers } = await callApi<{ papers: number }>('/bills/hsn', { method: 'PUT', body });
      showToast('success', i18n._('office.returns.hsnSaved', { count: papers }));
      await revalidate();
    });
  return (
    <li>
      <LackTitle lack={lack} at={at} />
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {i18n._('office.returns.hsnOf', { goods: lack.title.en })}
        </label>
        <input
          id={id}
          value={hsn}
          onChange={(event) => setHsn(event.target.value)}
          placeholder="HSN"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          className="min-h-11 w-32 rounded-control border border-muted bg-white px-3 tabular-nums"
        />
        <Button type="submit" look="secondary" busy={busy}>
          {i18n._('office.common.save')}
        </Button>
      </form>
      <div id={`${id}-problem`}>
        <Problem text={problem} />
      </div>
    </li>
  );
}
