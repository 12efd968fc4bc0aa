import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import type { User } from '#identity/identity.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SECTIONS } from './menu.ts';
import { sectionOf, sectionsFor } from './sections.ts';
import { groupsFor, NewOrders } from './sidebar.tsx';

/** The menu of a phone, which comes from below, where the thumb is: every page stands in it, so it is two taps away. */
export function MenuSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const here = sectionOf(useLocation().pathname)?.path;
  const isHere = (path: string) => (path === here ? 'page' : undefined);
  return (
    <Dialog open onClose={onClose} title={`${shop.name} · ${user.name}`} place="bottom">
      <nav aria-label={i18n._('office.title')} className="@container -mx-4">
        <ul className="grid auto-rows-fr grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-1.5 px-3 pb-2.5">
          {sectionsFor(user, SECTIONS).map(({ path, label, icon }) => (
            <li key={path} className="grid">
              <Link
                to={path}
                aria-current={isHere(path)}
                onClick={onClose}
                className="relative flex min-h-15 flex-col items-center justify-center gap-0.5 rounded-control border border-line bg-white px-0.5 py-1 text-center leading-tight font-semibold text-ink no-underline aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-white"
              >
                <ToolIcon name={icon} className="size-4.5" />
                <span>{i18n._(label)}</span>
                <NewOrders of={path} className="absolute top-1 right-2" />
              </Link>
            </li>
          ))}
        </ul>
        {groupsFor(user).map(({ id, label, sections }) => (
          <section
            key={id}
            aria-labelledby={`menu-${id}`}
            className="border-t border-line pr-2 pl-4 @min-[20rem]:flex"
          >
            <h3
              id={`menu-${id}`}
              className="pt-3 font-semibold text-muted @min-[20rem]:w-19 @min-[20rem]:shrink-0"
            >
              {i18n._(label)}
            </h3>
            <ul className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-1">
              {sections.map(({ path, label: name }) => (
                <li key={path} className="grid">
                  <Link
                    to={path}
                    aria-current={isHere(path)}
                    onClick={onClose}
                    className="flex min-h-11 items-center rounded-control px-1 py-1 text-[0.9375rem] leading-tight text-ink no-underline aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
                  >
                    {i18n._(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Dialog>
  );
}
