import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { ShelfPicture } from '#catalogue/web/public.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { type LoadedShelves, useShelves } from './shelves.ts';

/** The shop's categories as a row of drawings, each a link to its goods. They are the same every day. */
export const CategoryRow = ({ shelves }: { shelves: LoadedShelves }) => {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._('shop.listing.categories')} className="drawn-later">
      <Suspense fallback={<Skeleton className="h-21 w-full" />}>
        <Arrived shelves={shelves} />
      </Suspense>
    </nav>
  );
};

function Arrived({ shelves }: { shelves: LoadedShelves }) {
  const shown = (useShelves(shelves) ?? []).filter(({ parent, isEmpty }) => parent === null && !isEmpty);
  return (
    <ul className="-mx-4 flex gap-1.5 overflow-x-auto px-4 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:grid lg:grid-cols-9 lg:gap-3 lg:px-0">
      {shown.map(({ value, title, art = value, photo }) => (
        <li key={value} className="w-18 shrink-0 lg:w-auto">
          <Link
            to={pageAddress('shop', { category: value })}
            className="grid gap-0.5 text-center text-xs wrap-anywhere hover:text-leaf lg:text-sm"
          >
            <span
              className={`grid h-13 place-items-center overflow-hidden rounded-tile lg:h-17 [&>svg]:size-10 lg:[&>svg]:size-12 bg-${art}`}
            >
              <ShelfPicture art={art} photo={photo} className="size-full object-cover" />
            </span>
            <span className="line-clamp-2">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
