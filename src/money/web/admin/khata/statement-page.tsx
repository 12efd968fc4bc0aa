import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { startOfShopDay } from '#base/calendar.ts';
import { formatDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { Statement } from '#money/khata.ts';
import { lineText } from '#money/web/khata-rows.tsx';
import { PaperChoice, usePaper, Sheet } from '#printing/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { DayField } from '#ui/admin/form/fields.tsx';
import { adminMeta } from '#ui/admin/screen.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { Money } from '#ui/words/formatted.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.khata.statement'));

/** Reads the rows of the account between the days that the address names; of the last month where it names none. */
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs): Promise<Statement> => {
  const span = listQueryOf(request.url, ['from', 'to']);
  const customer = encodeURIComponent(params['id'] ?? '');
  return callApi<Statement>(`/khatas/${customer}/statement?${span}`, { signal: request.signal });
};

/** A statement of an account, on A4 or on the roll of a receipt printer. */
export default function StatementPage() {
  const { i18n } = useLingui();
  const statement = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const sheets = useRef<HTMLDivElement>(null);
  const { paper, page } = usePaper(sheets, [statement]);
  const span = { from: asked.get('from') || statement.from, to: asked.get('to') || statement.to };
  // The day that stays is named, too: it would move with the other one otherwise.
  const show = (day: { from?: string; to?: string }): void => asked.set({ ...span, ...day });
  const day = (of: string): string => formatDay(i18n, startOfShopDay(of));
  return (
    <>
      <style>{page}</style>
      <h1 className="sr-only print:hidden">{i18n._('office.khata.statement')}</h1>
      <div className="mb-3 grid grid-cols-2 gap-3 md:flex print:hidden">
        <DayField
          label={i18n._('office.khata.from')}
          value={span.from}
          max={span.to}
          required
          onDay={(from) => show({ from })}
        />
        <DayField
          label={i18n._('office.khata.to')}
          value={span.to}
          min={span.from}
          required
          onDay={(to) => show({ to })}
        />
      </div>
      <PaperChoice sheets={sheets} />
      <div
        ref={sheets}
        className="grid justify-items-start overflow-x-auto print:block print:overflow-visible"
      >
        <Sheet paper={paper} label={i18n._('office.khata.statement')}>
          <Head name={statement.customer.name} span={`${day(statement.from)} – ${day(statement.to)}`} />
          <Rows statement={statement} />
        </Sheet>
      </div>
    </>
  );
}

function Head({ name, span }: { name: string; span: string }) {
  const { i18n } = useLingui();
  const shop = useShop();
  return (
    <header className="grid gap-1">
      <h2 className="text-lg font-bold">{i18n._('office.khata.statement')}</h2>
      <p translate="no" className="font-semibold">
        {name}
      </p>
      <p>{span}</p>
      <address className="not-italic">
        <strong className="block">{shop.name}</strong>
        {shop.phones.join(', ')}
      </address>
    </header>
  );
}

const NUMBER = 'py-1 pl-2 text-right align-top';

function Rows({ statement: { before, after, lines } }: { statement: Statement }) {
  const { i18n } = useLingui();
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{i18n._('account.khata.rows')}</caption>
      <tbody>
        <Sum label={i18n._('office.khata.before')} rupees={before} />
        {lines.map((line) => (
          <tr key={line._id} className="border-b border-dashed border-muted">
            <td className="py-1 pr-2 align-top">{formatDay(i18n, line.at)}</td>
            <td className="py-1 align-top wrap-anywhere">{lineText(i18n, line)}</td>
            <td className={NUMBER}>
              <Money rupees={line.amount} />
            </td>
            <td className={NUMBER}>
              <Money rupees={line.owed} />
            </td>
          </tr>
        ))}
        <Sum label={i18n._('office.khata.after')} rupees={after} />
      </tbody>
    </table>
  );
}

const Sum = ({ label, rupees }: { label: string; rupees: number }) => (
  <tr className="border-y-2 border-ink font-bold">
    <th scope="row" colSpan={3} className="py-1 text-left">
      {label}
    </th>
    <td className={NUMBER}>
      <Money rupees={rupees} />
    </td>
  </tr>
);
