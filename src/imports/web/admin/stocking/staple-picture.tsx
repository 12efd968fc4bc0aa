import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Staple, StaffListing, StaffProduct } from '#catalogue/catalogue.ts';
import { PhotoDialog } from '#catalogue/web/admin/public.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { showToast, toastFailure } from '#ui/toast/toast.tsx';

/** The drawn picture of a staple, or the drawing of its shelf: what shoppers see until the owner takes a photo. */
export const StaplePicture = ({ staple: { thumbnail, category } }: { staple: Staple }) => (
  <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-shelf">
    <GoodsTilePicture thumbnail={thumbnail} art={category} className="size-full object-contain" />
  </span>
);

/** Takes a photo of goods that came into the shop with a drawing. */
export function TakePhoto({ sku, name }: { sku: string; name: string }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall(toastFailure);
  const [product, setProduct] = useState<StaffProduct>();
  const open = (): Promise<void> =>
    run(async () => {
      const { products } = await callApi<StaffListing>(
        `/products/admin?state=all&q=${encodeURIComponent(sku)}`,
      );
      const found = products.find((one) => one.sku === sku);
      if (found) setProduct(found);
      else showToast('error', i18n._('office.products.noMatch'));
    });
  return (
    <>
      <button
        type="button"
        aria-label={i18n._('office.stocking.photoOf', { name })}
        aria-busy={busy || undefined}
        onClick={() => void open()}
        className="grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-white"
      >
        <ToolIcon name="camera" />
      </button>
      {product && (
        <PhotoDialog
          product={product}
          onSaved={() => void revalidate()}
          onClose={() => setProduct(undefined)}
        />
      )}
    </>
  );
}
