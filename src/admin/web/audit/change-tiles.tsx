import type { Change } from '#admin/audit.ts';
import { Moment } from '#ui/words/formatted.tsx';
import { Arrived } from './arrived.tsx';
import { ChangeFields } from './change-fields.tsx';
import { ChangeSubject } from './change-subject.tsx';
import { authorOf } from './change-text.ts';

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
