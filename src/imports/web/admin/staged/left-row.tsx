import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Sentence } from '#base/failure.ts';
import { saySentences } from '#base/language/said.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { NEW_GOODS } from '#imports/imports.ts';
import type { ImportRemarks, MendedRow, StagedImport, TypedCells } from '#imports/staged.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { MendForm } from './mend-form.tsx';
import type { Mending } from './mending.ts';
import { SameChoice } from './same-choice.tsx';
import { keepTyped, typedInto } from './typed-rows.ts';

type Remark = ImportRemarks['remarks'][number];

/** A row that was left out: what the file says, the reason, and the way to mend it. */
export function LeftRow({
  remark,
  found,
  mending,
}: {
  remark: Remark;
  found: StagedImport;
  mending: Mending;
}) {
  const { i18n } = useLingui();
  const { row, reason, said, cells, same } = remark;
  const { id } = found;
  const [isOpen, setOpen] = useState(() => typedInto(id, row) !== undefined);
  const [offered, setOffered] = useState<{ product: string; cells: TypedCells }>();
  const { busy, problem, run } = useCall(({ message, detail }, say) => {
    const [asked] = (detail['said'] ?? []) as Sentence[];
    say(message);
    const product = asked?.figures['product'];
    if (typeof product === 'string') setOffered({ product, cells: typedInto(id, row) ?? {} });
  });
  const mend = (mended: MendedRow): Promise<void> =>
    run(async () => {
      if (!(await mending.onMend(row, mended))) return;
      keepTyped(id, row, undefined);
      setOpen(false);
    });
  const answer = (isSame: boolean): void => {
    if (offered) void mend({ cells: offered.cells, same: isSame ? offered.product : NEW_GOODS });
    else if (same && mending.onSame) void mending.onSame({ [same.key]: isSame ? same.product : NEW_GOODS });
    else if (same) void mend({ cells: {}, same: isSame ? same.product : NEW_GOODS });
  };
  const isBusy = busy || mending.busy;
  return (
    <li className="grid gap-2 px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium break-words">
            {titleOf(found, cells) || cells.filter(Boolean).join(' · ')}
          </p>
          <p className="text-sm break-words text-chilli">
            {i18n._('office.import.row', { row, reason: saySentences(i18n, said, reason) })}
          </p>
        </div>
        {same || offered ? (
          <SameChoice busy={isBusy} onAnswer={answer} />
        ) : (
          !isOpen && (
            <Button look="secondary" disabled={isBusy} onClick={() => setOpen(true)}>
              {i18n._('office.import.mend')}
            </Button>
          )
        )}
      </div>
      {isOpen && !same ? (
        <MendForm
          remark={remark}
          found={found}
          busy={isBusy}
          refusal={problem}
          onMend={(typed) => void mend({ cells: typed })}
          onLeave={() => {
            keepTyped(id, row, undefined);
            setOpen(false);
          }}
        />
      ) : (
        <Problem text={problem} />
      )}
    </li>
  );
}

const titleOf = ({ columns }: StagedImport, cells: readonly string[]): string =>
  cells[columns.findIndex(({ field }) => field === 'title')]?.trim() ?? '';
