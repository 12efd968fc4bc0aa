import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import type { Return } from '#returns/returns.ts';
import { modeText } from '#tax/web/admin/public.ts';
import { EmptyState, ScreenHeader } from '#ui/admin/screen.tsx';
import { buttonClass } from '#ui/button.tsx';
import { AccountFiles } from './account-files.tsx';
import { CompositionReturn } from './composition-return.tsx';
import { DueDays } from './due-days.tsx';
import { FileButtons } from './file-buttons.tsx';
import { Lacks } from './lacks.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { dayText } from './period-text.ts';
import { Gstr1Cards, Gstr3bCard } from './regular-return.tsx';
import { useReturnLinks, useSource } from './source.ts';

/** A period's return: what is missing first, then the file, then its figures. */
export function WholeReturn({ asked, children }: { asked: Return; children?: ReactNode }) {
  const { i18n } = useLingui();
  const isReading = useNavigation().state !== 'idle';
  return (
    <div className="mx-auto grid max-w-5xl gap-3">
      <ScreenHeader title={i18n._('office.returns.title')} />
      {asked.mode === null ? (
        <ToAnswers
          office={/*i18n*/ 'office.returns.noAnswers'}
          elsewhere={/*i18n*/ 'office.accountant.noAnswers'}
        />
      ) : (
        <>
          <PeriodChoice of={asked} />
          <div aria-busy={isReading} className="grid gap-3 aria-busy:opacity-60">
            {asked.parts.map((of, part) => (
              <Part key={`${of.from} ${of.mode}`} of={of} part={part} asked={asked} />
            ))}
            {asked.apart > 0 && <Apart asked={asked} />}
            <AccountFiles period={asked.period} />
            {children}
          </div>
        </>
      )}
    </div>
  );
}

function Part({ of, part, asked }: { of: Return['parts'][number]; part: number; asked: Return }) {
  const { i18n } = useLingui();
  const at = { period: asked.period, part };
  const isFirst = part === asked.parts.findIndex(({ mode }) => mode === of.mode);
  return (
    <section className="grid gap-3">
      {asked.parts.length > 1 && (
        <h2 className="mt-2 text-lg leading-tight font-bold">
          {dayText(of.from)} – {dayText(of.to)}
          <span className="block text-sm font-normal text-muted">{modeText(of.mode).title}</span>
        </h2>
      )}
      {of.mode === 'unregistered' ? (
        <ToAnswers
          office={/*i18n*/ 'office.returns.unregistered'}
          elsewhere={/*i18n*/ 'office.accountant.unregistered'}
        />
      ) : (
        <>
          <Lacks days={of} at={at} noHsn={of.mode === 'regular' ? of.noHsn : []} assumed={of.assumed} />
          {of.mode === 'regular' ? (
            <>
              {of.files.length > 0 && <FileButtons period={asked.period} part={part} files={of.files} />}
              {isFirst && <DueDays of={asked} mode={of.mode} />}
              {of.papers === 0 && <EmptyState text={i18n._('office.returns.nothing')} />}
              <div className="grid items-start gap-3 lg:grid-cols-2">
                <Gstr3bCard at={at} of={of} />
                <Gstr1Cards at={at} of={of} />
              </div>
            </>
          ) : (
            <>
              {isFirst && <DueDays of={asked} mode={of.mode} />}
              <CompositionReturn at={at} of={of} asked={asked} />
            </>
          )}
        </>
      )}
    </section>
  );
}

/** A sentence for a shop that files nothing, and the way to the four answers. */
const ToAnswers = ({ office, elsewhere }: { office: string; elsewhere: string }) => {
  const { i18n } = useLingui();
  const { isOffice } = useSource();
  if (!isOffice) return <EmptyState text={i18n._(elsewhere)} />;
  return (
    <EmptyState text={i18n._(office)}>
      <Link to={officeAddress('tax')} className={buttonClass('secondary')}>
        {i18n._('office.returns.toAnswers')}
      </Link>
    </EmptyState>
  );
};

/** Papers of a registration that does not hold on any day of the period. */
function Apart({ asked: { apart, period } }: { asked: Return }) {
  const { i18n } = useLingui();
  const { to } = useReturnLinks();
  const { isOffice } = useSource();
  return (
    <p className="rounded-tile bg-marigold-soft px-4 py-3">
      {isOffice
        ? i18n._('office.returns.apart', { count: apart })
        : i18n._('office.accountant.apart', { count: apart })}{' '}
      <Link
        to={to({ period, cell: 'apart' })}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {i18n._('office.returns.showBills')}
      </Link>
    </p>
  );
}
