import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageNumbers } from '#base/page.ts';
import { Icon } from '#ui/icon.tsx';

const CELL = 'grid size-11 place-items-center rounded-control tabular-nums hover:bg-leaf-soft';

/** Up to ten page numbers centred on the current one; each is a link made by `to`. Nothing for a single page. */
export function Pagination({
  page,
  pages,
  to,
  label,
}: {
  page: number;
  pages: number;
  to: (page: number) => string;
  label: string;
}) {
  const { i18n } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 py-4">
      {page > 1 && (
        <Link
          to={to(page - 1)}
          aria-label={i18n._('shop.pages.previous')}
          className={CELL}
          preventScrollReset
        >
          <Icon name="left" className="size-5" />
        </Link>
      )}
      {pageNumbers(page, pages).map((number) => (
        <Link
          key={number}
          to={to(number)}
          aria-current={number === page ? 'page' : undefined}
          aria-label={i18n._('shop.pages.page', { number })}
          className={`${CELL} aria-[current=page]:bg-leaf aria-[current=page]:font-bold aria-[current=page]:text-white`}
          preventScrollReset
        >
          {number}
        </Link>
      ))}
      {page < pages && (
        <Link to={to(page + 1)} aria-label={i18n._('shop.pages.next')} className={CELL} preventScrollReset>
          <Icon name="right" className="size-5" />
        </Link>
      )}
    </nav>
  );
}
