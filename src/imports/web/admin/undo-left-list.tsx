import { useState } from 'react';
import { callApi } from '#browser/api-client.ts';
import { useCall } from '#browser/use-call.ts';
import type { Undo, UndoLeft } from '#imports/staged.ts';
import { Problem } from '#ui/form/problem.tsx';

/** What came of taking an import back: how much, and what stays for which reason. */
export function UndoLeftList({ id, undo: { takenBack, left } }: { id: string; undo: Undo }) {
  const [stays, setStays] = useState<UndoLeft['left']>();
  const { problem, run } = useCall();
  const load = (): Promise<void> =>
    run(async () => setStays((await callApi<UndoLeft>(`/products/imports/${id}/undo`)).left));
  const told = `${takenBack.toLocaleString('en-IN')} ${takenBack === 1 ? 'product' : 'products'} taken back`;
  if (left === 0) return <p className="pb-2 text-sm text-muted">{told}.</p>;
  return (
    <details
      className="pb-2 text-sm"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !stays) void load();
      }}
    >
      <summary className="min-h-11 cursor-pointer content-center text-muted">
        {told}. {left.toLocaleString('en-IN')} could not be.
      </summary>
      <Problem text={problem} />
      <ul className="grid gap-1">
        {stays?.map(({ product, title, reason }) => (
          <li key={product} className="wrap-anywhere">
            {title} <span className="text-muted">– {reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
