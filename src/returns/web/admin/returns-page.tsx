import { useLingui } from '@lingui/react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { BillsBehind as Bills, Return } from '#returns/returns.ts';
import { modeText } from '#tax/web/admin/public.ts';
import { adminMeta, EmptyState, ScreenHeader } from '#ui/admin/screen.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { buttonClass } from '#ui/button.tsx';
import { AccountFiles } from './account-files.tsx';
import { BillsBehind } from './bills-behind.tsx';
import { CompositionReturn } from './composition-return.tsx';
import { DueDays } from './due-days.tsx';
import { FileButtons } from './file-buttons.tsx';
import { Lacks } from './lacks.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { dayText } from './period-text.ts';
import { Gstr1Cards, Gstr3bCard } from './regular-return.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.returns.title'));

/** Reads the return of the period in the address, or of the last one that is over; or the bills behind one of its figures. */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const query = listQueryOf(url, ['period', 'part', 'cell', 'after']);
  const [period, cell] = [query.get('period'), query.get('cell')];
  if (period !== null && cell !== null)
    return { period, behind: await callApi<Bills>(`/returns/bills?${query}`, { signal }) };
  return { asked: await callApi<Return>(`/returns?${listQueryOf(url, ['period'])}`, { signal }) };
}

/** The return of a period, or the bills behind one of its figures. */
export default function ReturnsPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (loaded.behind) return <BillsBehind period={loaded.period} of={loaded.behind} />;
  return <WholeReturn asked={loaded.asked} />;
}

/** A period's return: what is missing first, then the file, then its figures. */
function WholeReturn({ asked }: { asked: Return }) {
  const { i18n } = useLingui();
  const isReading = useNavigation().state !== 'idle';
  return (
    <div className="mx-auto grid max-w-5xl gap-3">
      <ScreenHeader title={i18n._('office.returns.title')} />
      {asked.mode === null ? (
        <ToAnswers text={i18n._('office.returns.noAnswers')} />
      ) : (
        <>
          <PeriodChoice of={asked} />
          <div aria-busy={isReading} className="grid gap-3 aria-busy:opacity-60">
            {asked.parts.map((of, part) => (
              <Part key={`${of.from} ${of.mode}`} of={of} part={part} asked={asked} />
            ))}
            {asked.apart > 0 && <Apart asked={asked} />}
            <AccountFiles period={asked.period} />
          </div>
        </>
      )}
    </div>
  );
}

function Part({ of, part, asked }: { of: Return['parts'][number]; part: number; asked: Return }) {
  const { i18n } = useLingui();
  const at = { period: asked.period, part };
  const isFirst = part === asked.parts.findIndex(({ mode }) => mode !== 'unregistered');
  return (
    <section className="grid gap-3">
      {asked.parts.length > 1 && (
        <h2 className="mt-2 text-lg leading-tight font-bold">
          {dayText(of.from)} – {dayText(of.to)}
          <span className="block text-sm font-normal text-muted">{modeText(of.mode).title}</span>
        </h2>
      )}
      {of.mode === 'unregistered' ? (
        <ToAnswers text={i18n._('office.returns.unregistered')} />
      ) : (
        <>
          <Lacks days={of} at={at} noHsn={of.mode === 'regular' ? of.noHsn : []} assumed={of.assumed} />
          {of.mode === 'regular' ? (
            <>
              {of.files.length > 0 && <FileButtons period={asked.period} part={part} files={of.files} />}
              {isFirst && <DueDays of={asked} />}
              {of.papers === 0 && <EmptyState text={i18n._('office.returns.nothing')} />}
              <div className="grid items-start gap-3 lg:grid-cols-2">
                <Gstr3bCard at={at} of={of} />
                <Gstr1Cards at={at} of={of} />
              </div>
            </>
          ) : (
            <>
              {isFirst && <DueDays of={asked} />}
              <CompositionReturn at={at} of={of} asked={asked} />
            </>
          )}
        </>
      )}
    </section>
  );
}

/** A sentence for a shop that files nothing, and the way to the four answers. */
const ToAnswers = ({ text }: { text: string }) => {
  const { i18n } = useLingui();
  return (
    <EmptyState text={text}>
      <Link to={officeAddress('tax')} className={buttonClass('secondary')}>
        {i18n._('office.returns.toAnswers')}
      </Link>
    </EmptyState>
  );
};

/** Papers of a registration that does not hold on any day of the period. */
function Apart({ asked: { apart, period } }: { asked: Return }) {
  const { i18n } = useLingui();
  const { to } = useListQuery();
  return (
    <p className="rounded-tile bg-marigold-soft px-4 py-3">
      {i18n._('office.returns.apart', { count: apart })}{' '}
      <Link
        to={to({ period, cell: 'apart' })}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {i18n._('office.returns.showBills')}
      </Link>
    </p>
  );
}
