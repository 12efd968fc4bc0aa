import { useLingui } from '@lingui/react';
import { type ReactNode, useId } from 'react';

/** A section of the dashboard with its heading. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-tile border border-line bg-white p-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Shown while a section has no data. */
export const NothingYet = ({ children }: { children: string }) => (
  <p className="py-6 text-center text-muted">{children}</p>
);

/** The data of a chart as a table. */
export const FiguresBehind = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui();
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 items-center font-semibold text-leaf">
        {i18n._('office.dashboard.table')}
      </summary>
      <div className="overflow-x-auto">{children}</div>
    </details>
  );
};

/** The classes of such a table; figures are aligned right. */
export const TABLE =
  'w-full border-collapse text-left tabular-nums [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_td]:pl-3 [&_td]:text-right [&_th]:py-1.5 [&_th]:font-normal [&_tbody_th]:border-t [&_tbody_th]:border-line [&_tbody_th]:wrap-anywhere [&_thead_th]:text-muted [&_thead_th:not(:first-child)]:pl-3 [&_thead_th:not(:first-child)]:text-right';
