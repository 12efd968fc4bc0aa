import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { StapleGroup } from '#catalogue/catalogue.ts';
import { buttonClass } from '#ui/button.tsx';

/** What a group of the starter catalogue is called in the language of the page. */
export const groupTitle = ({ locale }: I18n, { title, title_hi: hindi }: StapleGroup): string =>
  locale === 'hi' ? hindi : title;

/** The groups of the starter catalogue in one line; the chosen one is brought into view. */
export function GroupChips({
  groups,
  chosen,
  to,
}: {
  groups: readonly StapleGroup[];
  chosen: string;
  to: (group: string) => string;
}) {
  const { i18n } = useLingui();
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    line.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <nav
      ref={line}
      aria-label={i18n._('office.stocking.groups')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:max-h-42 md:flex-wrap md:overflow-y-auto md:px-0 md:[scrollbar-width:thin]"
    >
      {groups.map((one) => (
        <Link
          key={one.group}
          to={to(one.group)}
          preventScrollReset
          aria-current={one.group === chosen || undefined}
          className={buttonClass(
            one.group === chosen ? 'primary' : 'secondary',
            'shrink-0 rounded-full whitespace-nowrap',
          )}
        >
          {groupTitle(i18n, one)} <span className="font-normal tabular-nums">{one.staples}</span>
        </Link>
      ))}
    </nav>
  );
}
