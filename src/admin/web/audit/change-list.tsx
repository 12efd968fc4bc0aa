import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Change } from '#admin/audit.ts';
import { formatMoment } from '#base/time.ts';
import { Moment } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { authorOf, type FieldChange, fieldsOf, nameOf, pageOf } from './change-text.ts';
import { actionText } from './log-words.ts';

const CELL = 'px-3 py-2 align-top';

/** The changes as a table. */
export const ChangeTable = ({ changes }: { changes: readonly Change[] }) => {
  const { i18n } = useLingui();
  return (
    <div className="overflow-x-auto rounded-tile border border-line bg-white">
      <table className="w-full border-collapse text-left">
        <thead className="border-b border-line bg-paper">
          <tr className="[&>th]:px-3 [&>th]:py-3 [&>th]:font-semibold">
            <th scope="col">{i18n._('office.audit.when')}</th>
            <th scope="col">{i18n._('office.audit.who')}</th>
            <th scope="col">{i18n._('office.audit.what')}</th>
            <th scope="col">{i18n._('office.audit.beforeAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change._id} className="border-b border-line last:border-0">
              <td className={`${CELL} max-w-56 pt-3`}>
                <span className="whitespace-nowrap">{formatMoment(i18n, change.at)}</span>
                <Arrived change={change} />
              </td>
              <td className={`${CELL} pt-3`} translate="no">
                {authorOf(change)}
              </td>
              <td className={`${CELL} max-w-64`}>
                <ChangeSubject change={change} />
              </td>
              <td className={`${CELL} w-1/2 pt-3`}>
                <ChangeFields change={change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The changes as cards, where a table has no room. */
export const ChangeTiles = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="grid grid-cols-1 gap-3">
    {changes.map((change) => (
      <li key={change._id} className="grid gap-1 rounded-tile border border-line bg-white p-3">
        <p className="text-muted">
          <Moment at={change.at} /> ·{' '}
          <span className="font-medium text-ink" translate="no">
            {authorOf(change)}
          </span>
        </p>
        <Arrived change={change} />
        <div>
          <ChangeSubject change={change} />
        </div>
        <ChangeFields change={change} />
      </li>
    ))}
  </ul>
);

/** When the shop heard of a change that waited for the network; nothing for others. */
const Arrived = ({ change: { arrivedAt } }: { change: Change }) => {
  const { i18n } = useLingui();
  if (!arrivedAt) return null;
  return (
    <p className="text-sm text-muted">
      {i18n._('office.order.arrived', { at: formatMoment(i18n, arrivedAt) })}
    </p>
  );
};

/** The changed record, linked to its page, and the action. */
function ChangeSubject({ change }: { change: Change }) {
  const { i18n } = useLingui();
  const page = pageOf(change);
  const name = nameOf(change);
  return (
    <>
      {page ? (
        <Link
          to={page}
          className="inline-block py-1 font-semibold wrap-anywhere text-ink underline decoration-line underline-offset-4"
        >
          {name}
        </Link>
      ) : (
        <span className="inline-block py-1 font-semibold">{name}</span>
      )}
      <span className="block text-muted">{actionText(i18n, change.action)}</span>
    </>
  );
}

const SHOWN = 4;

/** The fields of a change, before and after. A new thing has many; only the first are shown at once. */
function ChangeFields({ change }: { change: Change }) {
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
