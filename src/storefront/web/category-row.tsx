import { Suspense } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { type LoadedShelves, useShelves } from './shelves.ts';
import { useRow } from './use-scroll-row.ts';

/** The shop's categories as a row of pictures, each a link to its goods. */
export const CategoryRow = ({ shelves }: { shelves: LoadedShelves }) => (
  <nav aria-label="Categories" className="page pt-4">
    <Suspense fallback={<Skeleton className="h-28 w-full" />}>
      <Arrived shelves={shelves} />
    </Suspense>
  </nav>
);

function Arrived({ shelves }: { shelves: LoadedShelves }) {
  const shown = (useShelves(shelves) ?? []).filter(({ parent, isEmpty }) => parent === null && !isEmpty);
  const { row, wanted } = useRow<HTMLUListElement>(5, shown.length);
  return (
    <ul
      {...row}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-9 md:gap-x-1 md:gap-y-4 md:px-0 lg:gap-x-4"
    >
      {shown.map(({ value, title, art = value, thumbnail = '' }, index) => (
        <li key={value} className="w-19 shrink-0 md:w-auto">
          <Link
            to={pageAddress('shop', { category: value })}
            prefetch="intent"
            className="grid justify-items-center gap-1 text-center text-sm leading-tight wrap-anywhere hover:text-leaf"
          >
            <span className={`grid aspect-square w-full place-items-center rounded-tile bg-${art}`}>
              <GoodsTilePicture
                art={art}
                thumbnail={thumbnail}
                size="small"
                eager
                waits={index >= wanted}
                className="w-3/4"
              />
            </span>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
