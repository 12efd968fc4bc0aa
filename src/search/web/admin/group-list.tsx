import { i18n } from '@lingui/core';
import type { SpellingGroup } from '#search/search.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** The words that mean the same goods. */
export const GroupList = ({
  groups,
  onEdit,
}: {
  groups: SpellingGroup[];
  onEdit: (group: SpellingGroup) => void;
}) => (
  <section aria-labelledby="groups" className="rounded-tile border border-line bg-white p-4">
    <h2 id="groups" className="text-base font-semibold">
      {i18n._('office.searches.groups')}
    </h2>
    {groups.length === 0 && <p className="py-4 text-muted">{i18n._('office.searches.groups.none')}</p>}
    <ul>
      {groups.map((group) => (
        <li key={group.id} className="flex items-center gap-3 border-b border-line py-1 last:border-0">
          <span className="min-w-0 flex-1 break-words">
            <span className="font-medium">
              <OwnWords text={group.canonical} />
            </span>{' '}
            <span className="text-muted">
              <OwnWords text={group.spellings.join(', ')} />
            </span>
          </span>
          <button
            type="button"
            aria-label={i18n._('office.searches.editNamed', { name: group.canonical })}
            onClick={() => onEdit(group)}
            className="grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
          >
            <ToolIcon name="edit" />
          </button>
        </li>
      ))}
    </ul>
  </section>
);
