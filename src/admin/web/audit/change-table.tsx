import { useLingui } from '@lingui/react';
import type { Change } from '#admin/audit.ts';
import { formatMoment } from '#base/time.ts';
import { Arrived } from './arrived.tsx';
import { ChangeFields } from './change-fields.tsx';
import { ChangeSubject } from './change-subject.tsx';
import { authorOf } from './change-text.ts';

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
