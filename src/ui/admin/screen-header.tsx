import type { ReactNode } from 'react';

/** The header of a screen: title, count, and its main action. */
export const ScreenHeader = ({
  title,
  count,
  children,
}: {
  title: string;
  count?: string;
  children?: ReactNode;
}) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <h1 className="text-xl font-bold">
      {title}
      {count !== undefined && (
        <span className="block text-sm font-normal text-muted tabular-nums md:ml-2 md:inline">{count}</span>
      )}
    </h1>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </div>
);
