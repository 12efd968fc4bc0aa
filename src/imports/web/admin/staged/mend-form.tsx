import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { type Field, FIELD_LABELS } from '#imports/imports.ts';
import type { ImportRemarks, StagedImport, TypedCells } from '#imports/staged.ts';
import { CONTROL } from '#ui/admin/form/fields.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { keepTyped, typedInto } from './typed-rows.ts';

/** Fields that are offered below the one that the reason is about. */
const OTHERS: readonly Field[] = ['title', 'price', 'purchasePrice', 'cuttedprice', 'unit', 'pack', 'stock'];

/** The cells of a row, as in the file, to be typed anew. What is typed survives a closed tab. */
export function MendForm({
  remark: { row, cells, fields },
  found,
  busy,
  refusal,
  onMend,
  onLeave,
}: {
  remark: ImportRemarks['remarks'][number];
  found: StagedImport;
  busy: boolean;
  onMend: (typed: TypedCells) => void;
  onLeave: () => void;
  /** Why the shop refused the row as it was typed. */
  refusal: string | undefined;
}) {
  const { i18n } = useLingui();
  const { id, columns, plan } = found;
  const [typed, setTyped] = useState<TypedCells>(() => typedInto(id, row) ?? plan.rows?.[row] ?? {});
  const inFile = (field: Field): string => cells[columns.findIndex((one) => one.field === field)] ?? '';
  const type = (field: Field, text: string): void => {
    const { [field]: _, ...others } = typed;
    const now = text === inFile(field) ? others : { ...others, [field]: text };
    setTyped(now);
    keepTyped(id, row, now);
  };
  const isCarton = fields.length === 1 && fields[0] === 'pack' && inFile('pack') === '';
  const reason = useId();
  const isRefused = (field: Field): boolean => refusal !== undefined && fields.includes(field);
  const input = (field: Field) => (
    <label key={field} className="grid gap-1">
      <span className="text-sm font-medium">{i18n._(FIELD_LABELS[field])}</span>
      <input
        value={typed[field] ?? inFile(field)}
        disabled={busy}
        autoComplete="off"
        maxLength={500}
        inputMode={NUMBERS.has(field) ? 'decimal' : 'text'}
        aria-invalid={isRefused(field) || undefined}
        aria-describedby={isRefused(field) ? reason : undefined}
        className={`${CONTROL} w-full aria-invalid:border-chilli aria-invalid:ring-1 aria-invalid:ring-chilli`}
        onChange={(event) => type(field, event.target.value)}
      />
    </label>
  );
  return (
    <form
      className="grid gap-3 rounded-control bg-paper p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onMend(typed);
      }}
    >
      <p className="text-sm break-words">
        <span className="text-muted">{i18n._('office.import.inFile')}</span>{' '}
        {cells.filter(Boolean).join(' · ')}
      </p>
      <div className="grid gap-3 md:grid-cols-3">{fields.map(input)}</div>
      {isCarton && (
        <div className="grid gap-2">
          <p className="text-sm text-muted">{i18n._('office.import.cartonHolds')}</p>
          <Button
            look="secondary"
            busy={busy}
            className="justify-self-start"
            onClick={() => onMend({ ...typed, unit: 'item' })}
          >
            {i18n._('office.import.wholeCarton')}
          </Button>
        </div>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-leaf">
          {i18n._('office.import.otherCells')}
        </summary>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
          {OTHERS.filter((field) => !fields.includes(field)).map(input)}
        </div>
      </details>
      <div id={reason}>
        <Problem text={refusal} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {i18n._('office.import.takeRow')}
        </Button>
        <Button look="plain" disabled={busy} onClick={onLeave}>
          {i18n._('office.import.leaveRow')}
        </Button>
      </div>
    </form>
  );
}

const NUMBERS: ReadonlySet<Field> = new Set(['price', 'purchasePrice', 'cuttedprice', 'offer', 'stock']);
