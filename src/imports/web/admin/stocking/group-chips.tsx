import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { StapleGroup } from '#catalogue/catalogue.ts';
import { buttonClass } from '#ui/button.tsx';

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
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    line.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <nav
      ref={line}
      aria-label="Groups of staples"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:max-h-42 md:flex-wrap md:overflow-y-auto md:px-0 md:[scrollbar-width:thin]"
    >
      {groups.map(({ group, title, staples }) => (
        <Link
          key={group}
          to={to(group)}
          preventScrollReset
          aria-current={group === chosen || undefined}
          className={buttonClass(
            group === chosen ? 'primary' : 'secondary',
            'shrink-0 rounded-full whitespace-nowrap',
          )}
        >
          {title} <span className="font-normal tabular-nums">{staples}</span>
        </Link>
      ))}
    </nav>
  );
}
