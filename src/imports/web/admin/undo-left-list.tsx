import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { sayField } from '#base/language/said.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Undo, UndoLeft } from '#imports/staged.ts';
import { Problem } from '#ui/form/problem.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** What came of taking an import back: how much, and what stays for which reason. */
export function UndoLeftList({ id, undo: { takenBack, left } }: { id: string; undo: Undo }) {
  const { i18n } = useLingui();
  const [stays, setStays] = useState<UndoLeft['left']>();
  const { problem, run } = useCall();
  const load = (): Promise<void> =>
    run(async () => setStays((await callApi<UndoLeft>(`/products/imports/${id}/undo`)).left));
  if (left === 0)
    return <p className="pb-2 text-sm text-muted">{i18n._('office.import.undone', { count: takenBack })}</p>;
  return (
    <details
      className="pb-2 text-sm"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !stays) void load();
      }}
    >
      <summary className="min-h-11 cursor-pointer content-center text-muted">
        {i18n._('office.import.undoneSome', { count: takenBack, left })}
      </summary>
      <Problem text={problem} />
      <ul className="grid gap-1">
        {stays?.map(({ product, title, reason }) => (
          <li key={product} className="wrap-anywhere">
            <OwnWords text={title} /> <span className="text-muted">– {sayField(i18n, reason)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
