import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import type { User } from '#identity/identity.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { sectionOf, SECTIONS, type Section, sectionsFor, TOOLS } from './sections.ts';

/** The links of the back office that a person may open. */
export function Sidebar({ user, onFollow }: { user: User; onFollow?: () => void }) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._('office.title')} className="grid gap-4 py-2 md:p-3">
      <Group sections={sectionsFor(user, SECTIONS)} onFollow={onFollow} />
      <div className="border-t border-line pt-3">
        <Group sections={sectionsFor(user, TOOLS)} onFollow={onFollow} />
      </div>
    </nav>
  );
}

function Group({ sections, onFollow }: { sections: Section[]; onFollow: (() => void) | undefined }) {
  const { i18n } = useLingui();
  const here = sectionOf(useLocation().pathname)?.path;
  return (
    <ul className="grid gap-0.5">
      {sections.map(({ path, label, icon, key }) => (
        <li key={path}>
          <Link
            to={path}
            aria-current={path === here ? 'page' : undefined}
            onClick={onFollow}
            className="group flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink no-underline hover:bg-leaf-soft aria-[current=page]:bg-leaf aria-[current=page]:text-white"
          >
            <ToolIcon name={icon} />
            <span className="flex-1">{i18n._(label)}</span>
            {key && (
              <kbd
                aria-hidden="true"
                className="hidden font-sans text-sm text-muted group-aria-[current=page]:text-white lg:inline"
              >
                G {key.toUpperCase()}
              </kbd>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
