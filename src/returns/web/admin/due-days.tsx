import { useLingui } from '@lingui/react';
import type { Form, Return } from '#returns/returns.ts';
import { dayText } from './period-text.ts';

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
  if (due.length === 0) return null;
  return (
    <div className="rounded-tile border border-line bg-white px-4 py-2.5">
      {to >= today && <p className="font-semibold text-chilli">{i18n._('office.returns.notOver')}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
        {due.map(({ form, on }) => (
          <div key={form} className="contents">
            <dt className="font-semibold">
              {FORM_NAMES[form]}
              {form === 'iff' && (
                <span className="font-normal text-muted"> {i18n._('office.returns.iffIf')}</span>
              )}
            </dt>
            <dd className="text-right">
              {i18n._('office.returns.until', { day: on.map(dayText).join(i18n._('office.returns.or')) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{i18n._('office.returns.dueMoves')}</p>
    </div>
  );
}
