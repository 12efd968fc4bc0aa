import { useLingui } from '@lingui/react';
import type { Change } from '#admin/audit.ts';
import { OwnWords } from '#ui/words/own-words.tsx';
import { type FieldChange, fieldsOf } from './change-text.ts';

const SHOWN = 4;

/** The fields of a change, before and after. A new thing has many; only the first are shown at once. */
export function ChangeFields({ change }: { change: Change }) {
  const { i18n } = useLingui();
  const fields = fieldsOf(change);
  if (fields.length === 0) return null;
  const rest = fields.slice(SHOWN);
  return (
    <>
      <Fields fields={fields.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-leaf">
            {i18n._('office.audit.more', { count: rest.length })}
          </summary>
          <Fields fields={rest} />
        </details>
      )}
    </>
  );
}

const Fields = ({ fields }: { fields: readonly FieldChange[] }) => {
  const { i18n } = useLingui();
  return (
    <dl className="grid gap-y-1">
      {fields.map(({ name, before, after }) => (
        <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3">
          <dt className="text-muted">
            <OwnWords text={name} />
          </dt>
          <dd className="break-words">
            {before !== undefined && (
              <>
                <span className="sr-only">{i18n._('office.audit.before')} </span>
                <span className="line-clamp-3 text-muted line-through">
                  <OwnWords text={before} />
                </span>
              </>
            )}
            {after !== undefined && (
              <>
                <span className="sr-only">{i18n._('office.audit.after')} </span>
                <span className="line-clamp-3">
                  <OwnWords text={after} />
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
