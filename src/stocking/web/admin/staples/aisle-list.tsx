import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { StapleAisle } from '#catalogue/catalogue.ts';
import { shownTitle, Thumb } from '#catalogue/web/admin/public.ts';
import { OwnWords } from '#ui/words/own-words.tsx';
import { useStocking } from './stocking-store.ts';

/** All aisles of the starter catalogue on one screen, with how many goods are chosen in each. */
export function AisleList({
  aisles,
  hasPictures,
  to,
}: {
  aisles: readonly StapleAisle[];
  hasPictures: boolean;
  to: (aisle: string) => string;
}) {
  const { i18n } = useLingui();
  const ticked = useStocking((state) => state.ticked);
  const chosen = Map.groupBy(Object.values(ticked), ({ aisle }) => aisle);
  return (
    <nav aria-label={i18n._('office.stocking.groups')}>
      <ul className="grid grid-cols-2 overflow-clip rounded-tile border border-line bg-white">
        {aisles.map((one) => {
          const count = chosen.get(one.aisle)?.length ?? 0;
          return (
            <li key={one.aisle} className="border-b border-line odd:border-r">
              <Link
                to={to(one.aisle)}
                className="flex min-h-11 items-center gap-2 px-2 leading-tight md:min-h-14 hover:bg-leaf-soft"
              >
                <Thumb
                  of={{ thumbnail: hasPictures ? one.thumbnail : '', art: 'grocery' }}
                  className="size-9"
                />
                <span className="min-w-0">
                  <span className="block font-semibold">
                    <OwnWords text={shownTitle(one)} />
                  </span>
                  <span className={count > 0 ? 'text-sm font-semibold text-leaf' : 'text-sm text-muted'}>
                    {count > 0 ? i18n._('office.stocking.chosen', { count }) : one.staples}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
