import { useLingui } from '@lingui/react';
import type { Form, Return } from '#returns/returns.ts';
import { dayText } from './period-text.ts';
import { useSource } from './source.ts';

const FORM_NAMES: Record<Form, string> = {
  gstr1: 'GSTR-1',
  iff: 'IFF',
  gstr3b: 'GSTR-3B',
  cmp08: 'CMP-08',
  gstr4: 'GSTR-4',
};

/** The days until which the forms of a period are filed, as the law has them, and who knows if they were moved. */
export function DueDays({ of: { due, to, today } }: { of: Return }) {
  const { i18n } = useLingui();
  const { isOffice } = useSource();
  if (due.length === 0) return null;
  return (
    <div className="rounded-tile border border-line bg-white px-4 py-2.5">
      {to >= today && <p className="font-semibold text-chilli">{i18n._('office.returns.notOver')}</p>}
      <dl className="grid grid-cols-[1fr_auto] sm:grid-cols-[auto_auto] sm:justify-start gap-x-4 gap-y-0.5">
        {due.map(({ form, on }) => (
          <div key={form} className="contents">
            <dt className="min-w-0 font-semibold">
              {FORM_NAMES[form]}
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
