import { useLingui } from '@lingui/react';
import type { Form, Return } from '#returns/returns.ts';
import type { TaxMode } from '#tax/tax.ts';
import { dayText } from './period-text.ts';
import { useSource } from './source.ts';

const FORMS: Record<Form, { name: string; mode: TaxMode }> = {
  gstr1: { name: 'GSTR-1', mode: 'regular' },
  iff: { name: 'IFF', mode: 'regular' },
  gstr3b: { name: 'GSTR-3B', mode: 'regular' },
  cmp08: { name: 'CMP-08', mode: 'composition' },
  gstr4: { name: 'GSTR-4', mode: 'composition' },
};

/** The days until which the forms of a mode are filed for a period, as the law has them, and who knows if they were moved. */
export function DueDays({ of: { to, today, ...period }, mode }: { of: Return; mode: TaxMode }) {
  const { i18n } = useLingui();
  const { isOffice } = useSource();
  const due = period.due.filter(({ form }) => FORMS[form].mode === mode);
  if (due.length === 0) return null;
  return (
    <div className="rounded-tile border border-line bg-white px-4 py-2.5">
      {to >= today && <p className="font-semibold text-chilli">{i18n._('office.returns.notOver')}</p>}
      <dl className="grid grid-cols-[1fr_auto] sm:grid-cols-[auto_auto] sm:justify-start gap-x-4 gap-y-0.5">
        {due.map(({ form, on }) => (
          <div key={form} className="contents">
            <dt className="min-w-0 font-semibold">
              {FORMS[form].name}
              {form === 'iff' && (
                <span className="font-normal text-muted"> {i18n._('office.returns.iffIf')}</span>
              )}
            </dt>
            <dd className={on.length === 1 ? 'text-right whitespace-nowrap' : 'text-right'}>
              {on.length === 1
                ? i18n._('office.returns.until', { day: dayText(on[0] ?? '') })
                : i18n._('office.returns.untilEither', {
                    first: dayText(on[0] ?? ''),
                    second: dayText(on[1] ?? ''),
                  })}
            </dd>
          </div>
        ))}
      </dl>
      {isOffice && <p className="text-sm text-muted">{i18n._('office.returns.dueMoves')}</p>}
    </div>
  );
}
