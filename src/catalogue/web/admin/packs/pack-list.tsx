import { useLingui } from '@lingui/react';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { packName } from '#catalogue/stock/stock-words.ts';
import { MoveButtons } from '#ui/admin/order/move-buttons.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { StockNote } from '../list/stock-note.tsx';
import { Thumb } from '../list/thumb.tsx';

/** The packs of a family in their order: moved, edited, taken out. */
export function PackList({
  packs,
  busy,
  onOrder,
  onEdit,
  onTakeOut,
}: {
  packs: readonly StaffProduct[];
  /** A change is being written: until then, taps do nothing. */
  busy: boolean;
  onOrder: (ids: string[]) => void;
  onEdit: (pack: StaffProduct) => void;
  onTakeOut: (id: string) => void;
}) {
  const { i18n } = useLingui();
  const ids = packs.map(({ _id }) => _id);
  const isFamily = packs.length > 1;
  return (
    <ol
      aria-busy={busy || undefined}
      className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-white"
    >
      {packs.map((pack) => (
        <li key={pack._id} className="flex flex-wrap items-center gap-x-3 p-3 pb-1 sm:pb-3">
          <Thumb of={pack} className="size-11" />
          <div className="min-w-[min(100%,9rem)] flex-1">
            <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-base font-semibold">
              <OwnWords text={packName(i18n, pack)} />
              <Money rupees={pack.price} className="tabular-nums" />
            </h2>
            <p className="text-muted">
              {packName(i18n, pack) !== pack.title && <span className="mr-1">{pack.title} ·</span>}
              <StockNote product={pack} />
            </p>
          </div>
          <span className="ml-auto flex w-full items-center justify-end sm:w-auto">
            {isFamily && (
              <Button
                look="plain"
                aria-label={i18n._('office.packs.takeOutOf', { pack: packName(i18n, pack) })}
                onClick={() => onTakeOut(pack._id)}
                className="mr-auto -ml-3 px-3! text-chilli! hover:bg-chilli-soft! sm:order-last sm:mr-0 sm:ml-0"
              >
                {i18n._('office.packs.takeOut')}
              </Button>
            )}
            <Button
              look="plain"
              aria-label={i18n._('office.editOf', { title: packName(i18n, pack) })}
              onClick={() => onEdit(pack)}
              className="px-3!"
            >
              <ToolIcon name="edit" />
              {i18n._('office.edit')}
            </Button>
            {isFamily && (
              <MoveButtons name={packName(i18n, pack)} value={pack._id} values={ids} onOrder={onOrder} />
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
