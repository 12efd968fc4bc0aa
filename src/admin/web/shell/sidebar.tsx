import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { useNews } from '#alarm/web/admin/public.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { User } from '#identity/identity.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { classNames } from '#ui/button.tsx';
import { type Group, GROUPS, type Section, SECTIONS } from './menu.ts';
import { sectionOf, sectionsFor } from './sections.ts';

/** The groups of the menu that hold a page for this person. */
export const groupsFor = (user: User): Group[] =>
  GROUPS.map((group) => ({ ...group, sections: sectionsFor(user, group.sections) })).filter(
    ({ sections }) => sections.length > 0,
  );

/** So few pages stand open together: who has no more needs not open a group. */
const OPEN_AT_MOST = 8;

/** The menu beside every page of a wide screen: the first pages, then the groups, one of them open. */
export function Sidebar({ user }: { user: User }) {
  const { i18n } = useLingui();
  const here = sectionOf(useLocation().pathname)?.path;
  const groups = groupsFor(user);
  const { name } = useShop();
  const isShort = groups.flatMap(({ sections }) => sections).length <= OPEN_AT_MOST;
  return (
    <nav aria-label={i18n._('office.title')} className="grid gap-2 p-3">
      {name && (
        <p translate="no" className="truncate px-3 pt-1 text-base font-bold">
          {name}
        </p>
      )}
      <Rows sections={sectionsFor(user, SECTIONS)} />
      <div className="grid gap-0.5 border-t border-line pt-2">
        {groups.map(({ id, label, icon, sections }) => (
          <details
            key={id}
            name={isShort ? undefined : 'menu'}
            open={isShort || sections.some(({ path }) => path === here)}
            className="group/work"
          >
            <summary
              className={classNames(ROW, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
            >
              <ToolIcon name={icon} />
              <span className="flex-1 font-semibold">{i18n._(label)}</span>
              <ToolIcon name="down" className="size-4 text-muted group-open/work:rotate-180" />
            </summary>
            <Rows sections={sections} isWithin />
          </details>
        ))}
      </div>
    </nav>
  );
}

const ROW =
  'flex min-h-10 items-center gap-3 rounded-control px-3 text-ink no-underline hover:bg-leaf-soft pointer-coarse:min-h-11';

function Rows({ sections, isWithin = false }: { sections: readonly Section[]; isWithin?: boolean }) {
  const { i18n } = useLingui();
  const here = sectionOf(useLocation().pathname)?.path;
  return (
    <ul className="grid gap-0.5">
      {sections.map(({ path, label, icon, key }) => (
        <li key={path}>
          <Link
            to={path}
            aria-current={path === here ? 'page' : undefined}
            className={classNames(
              ROW,
              'group font-medium aria-[current=page]:bg-leaf aria-[current=page]:text-white',
              isWithin && 'pl-11',
            )}
          >
            {!isWithin && <ToolIcon name={icon} />}
            <span className="flex-1">{i18n._(label)}</span>
            <NewOrders of={path} />
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

/** The number of unseen orders, beside the link to the orders. */
export function NewOrders({ of, className }: { of: string; className?: string }) {
  const { i18n } = useLingui();
  const count = useNews(({ news }) => news?.newOrders ?? 0);
  if (of !== officeAddress('adminOrders') || count === 0) return null;
  return (
    <b
      className={classNames(
        'min-w-5 rounded-full bg-chilli px-1 text-center text-sm font-semibold text-white tabular-nums',
        className,
      )}
    >
      {count}
      <span className="sr-only"> {i18n._('office.news.new')}</span>
    </b>
  );
}
