import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { monthsOf, type PeriodKind, periodOf, type Return } from '#returns/returns.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { periodText } from './period-text.ts';
import { useReturnLinks } from './source.ts';

const KINDS = [
  { kind: 'month', label: /*i18n*/ 'office.returns.kind.month' },
  { kind: 'quarter', label: /*i18n*/ 'office.returns.kind.quarter' },
  { kind: 'year', label: /*i18n*/ 'office.returns.kind.year' },
] as const satisfies readonly { kind: PeriodKind; label: string }[];

/** The choice of a period: the one before and after, and months, quarters or tax years. */
export function PeriodChoice({ of: { period, kind, before, after } }: { of: Return }) {
  const { i18n } = useLingui();
  const { to } = useReturnLinks();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-tile border border-line bg-white p-1.5">
      <div className="flex flex-1 items-center justify-between">
        <Beside to={before && to({ period: before })} icon="left" label={i18n._('office.returns.before')} />
        <p aria-live="polite" className="text-center text-base font-bold">
          {periodText(period)}
        </p>
        <Beside to={after && to({ period: after })} icon="right" label={i18n._('office.returns.after')} />
      </div>
      <nav aria-label={i18n._('office.returns.period')} className="flex w-full gap-1 sm:w-auto">
        {KINDS.map(({ kind: other, label }) => (
          <Link
            key={other}
            to={to({ period: periodOf(`${monthsOf(period)[0]}-01`, other) })}
            aria-current={other === kind ? 'true' : undefined}
            className="flex min-h-11 flex-1 items-center justify-center rounded-control px-3 font-semibold whitespace-nowrap text-leaf no-underline hover:bg-leaf-soft aria-[current=true]:bg-leaf aria-[current=true]:text-white"
          >
            {i18n._(label)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

const Beside = ({ to, icon, label }: { to: string | null; icon: 'left' | 'right'; label: string }) =>
  to === null ? (
    <span className="size-11" />
  ) : (
    <Link
      to={to}
      aria-label={label}
      className="grid size-11 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
    >
      <ToolIcon name={icon} />
    </Link>
  );
