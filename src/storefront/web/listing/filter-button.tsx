import { type ComponentType, useState } from 'react';
import { formatRupees } from '#base/money.ts';
import type { GoodsFilter } from '#catalogue/catalogue.ts';
import type { Asked } from '#storefront/listing.ts';
import { buttonClass } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

type DialogProps = { asked: Asked; onShow: (filter: GoodsFilter) => void; onClose: () => void };
type Narrowing = { asked: Asked; onFilter: (filter: GoodsFilter) => void };

/** Opens the filters, which are loaded only then. */
export function FilterButton({ asked, onFilter }: Narrowing) {
  const [Shown, setShown] = useState<ComponentType<DialogProps>>();
  const open = (): void => {
    import('./filter-dialog.tsx').then(
      ({ FilterDialog }) => setShown(() => FilterDialog),
      () => showToast('error', 'The filters did not come. Check your connection.'),
    );
  };
  const close = (): void => setShown(undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={buttonClass('secondary', '[@media(scripting:none)]:hidden')}
      >
        Filter
      </button>
      {Shown && (
        <Shown
          asked={asked}
          onClose={close}
          onShow={(filter) => {
            close();
            onFilter(filter);
          }}
        />
      )}
    </>
  );
}

/** What a listing is narrowed by; a tap takes one off. */
export const ChosenFilters = ({ asked: { filter }, onFilter }: Narrowing) =>
  chosenIn(filter).map(([name, label, rest]) => (
    <button
      key={name}
      type="button"
      aria-label={`Take off ${label}`}
      onClick={() => onFilter(rest)}
      className="min-h-11 rounded-full bg-leaf-soft px-4 font-semibold text-leaf-dark"
    >
      {label} <span aria-hidden="true">×</span>
    </button>
  ));

function chosenIn({ brand, from, to, ...others }: GoodsFilter): [string, string, GoodsFilter][] {
  const price = from !== undefined || to !== undefined ? { from, to } : undefined;
  return [
    ...(brand === undefined
      ? []
      : [['brand', brand, { ...others, from, to }] as [string, string, GoodsFilter]]),
    ...(price ? [['price', nameOf(price), { ...others, brand }] as [string, string, GoodsFilter]] : []),
  ];
}

function nameOf({ from, to }: GoodsFilter): string {
  if (to === undefined) return `From ${formatRupees(from ?? 0)}`;
  return from === undefined ? `Up to ${formatRupees(to)}` : `${formatRupees(from)} to ${formatRupees(to)}`;
}
