import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { shownTitle } from '#catalogue/web/admin/shown-goods.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { showToast, toastFailure } from '#ui/toast/toast.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

/** Props of the table and of the cards. */
export type ProductListProps = {
  products: readonly StaffProduct[];
  /** The ids of the ticked ones. */
  ticked: readonly string[];
  onTick: (product: StaffProduct, isTicked: boolean) => void;
  onEdit: (product: StaffProduct) => void;
  onDeactivate: (product: StaffProduct) => void;
};

/** Ticks one product among those that are to be packs of one family. */
export const Tick = ({
  product,
  ticked,
  onTick,
}: { product: StaffProduct } & Pick<ProductListProps, 'ticked' | 'onTick'>) => {
  const { i18n } = useLingui();
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={i18n._('office.tick', { title: shownTitle(product) })}
        checked={ticked.includes(product._id)}
        onChange={(event) => onTick(product, event.target.checked)}
        className="size-5 accent-leaf"
      />
    </label>
  );
};

/** The actions for one product. */
export function ProductActions({
  product,
  onEdit,
  onDeactivate,
}: { product: StaffProduct } & Pick<ProductListProps, 'onEdit' | 'onDeactivate'>) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-wrap gap-x-2">
      <Button
        look="plain"
        aria-label={i18n._('office.editOf', { title: shownTitle(product) })}
        onClick={() => onEdit(product)}
        className="px-3!"
      >
        <ToolIcon name="edit" />
        {i18n._('office.edit')}
      </Button>
      {product.active && <ReceiveButton product={product} />}
      {product.active ? (
        <Button
          look="plain"
          aria-label={i18n._('office.products.deleteOf', { title: shownTitle(product) })}
          onClick={() => onDeactivate(product)}
          className="px-3! text-chilli! hover:bg-chilli-soft!"
        >
          <ToolIcon name="trash" />
          {i18n._('office.products.delete')}
        </Button>
      ) : (
        !product.draft && <RestoreButton product={product} />
      )}
    </span>
  );
}

function ReceiveButton({ product }: { product: StaffProduct }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="plain"
        aria-label={i18n._('office.receive.of', { title: shownTitle(product) })}
        onClick={() => setOpen(true)}
        className="px-3!"
      >
        <ToolIcon name="box" />
        {i18n._('office.receive')}
      </Button>
      {isOpen && <ReceiveDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

function RestoreButton({ product }: { product: StaffProduct }) {
  const { i18n } = useLingui();
  const { busy, run } = useCall(toastFailure);
  const { revalidate } = useRevalidator();
  const restore = (): Promise<void> =>
    run(async () => {
      await callApi(`/products/restoreproduct/${product._id}`, { method: 'POST' });
      showToast('success', i18n._('office.products.restored', { title: shownTitle(product) }));
      await revalidate();
    });
  return (
    <Button
      look="plain"
      aria-label={i18n._('office.products.restoreOf', { title: shownTitle(product) })}
      busy={busy}
      onClick={() => void restore()}
      className="px-3!"
    >
      <ToolIcon name="undo" />
      {i18n._('office.products.restore')}
    </Button>
  );
}
