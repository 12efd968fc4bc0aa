import type { ReactNode } from 'react';

/** A part of the screen under a heading; without rows it says why. */
export function Part({ title, empty, children }: { title: string; empty?: string; children: ReactNode[] }) {
  return (
    <section aria-label={title} className="mb-6">
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      {children.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-tile border border-line bg-white">{children}</ul>
      )}
    </section>
  );
}

/** A row: what it is, what is to know of it, and its buttons. */
export const Row = ({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly string[];
  children: ReactNode;
}) => (
  <li className="flex flex-wrap items-center gap-x-2 px-4 py-3">
    <div className="min-w-0 flex-1 basis-56">
      <h3 className="text-base font-bold">{title}</h3>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="text-sm wrap-anywhere text-muted">
          {line}
        </p>
      ))}
    </div>
    <div className="-ml-4 flex flex-wrap items-center">{children}</div>
  </li>
);
