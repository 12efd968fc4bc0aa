import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import {
  packText,
  packsToSell,
  type Staple,
  stapleSku,
  type Unit,
  type StaffListing,
  type StaffProduct,
} from '#catalogue/catalogue.ts';
import { shownTitle } from '#catalogue/web/admin/public.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { classNames } from '#ui/button.tsx';
import { showToast, toastFailure } from '#ui/toast/toast.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { PhotoDialog } from '../missing/photo-dialog.tsx';
import { forgetBarcode, priceOf, tick, typePrice, useStocking } from './stocking-store.ts';

const LOOSE: Record<Unit, string> = {
  kg: /*i18n*/ 'office.stocking.looseKg',
  gram: /*i18n*/ 'office.stocking.looseGram',
  litres: /*i18n*/ 'office.stocking.looseLitre',
  item: /*i18n*/ 'office.stocking.byPiece',
};
const formOf = (i18n: I18n, staple: Staple, pack: string): string =>
  packText(i18n, pack) || i18n._(LOOSE[staple.unit]);

/** A staple with its names, and below them each form in which it is sold, with its price. */
export function StapleRow({ staple, hasPicture }: { staple: Staple; hasPicture: boolean }) {
  const { i18n } = useLingui();
  const name = stapleName(staple);
  return (
    <li aria-label={name} className="border-b border-line py-1 last:border-0">
      <div className="flex items-center gap-3 px-3 py-1">
        <StaplePicture thumbnail={hasPicture ? staple.thumbnail : ''} category={staple.category} />
        <span className="min-w-0 leading-snug">
          <span className="block font-semibold">
            <OwnWords text={name} />
          </span>
          {name !== staple.name && (
            <span lang="en" className="block text-sm text-muted">
              {staple.name}
            </span>
          )}
        </span>
      </div>
      {packsToSell(staple).map((pack) => (
        <Form key={pack} staple={staple} pack={pack}>
          {formOf(i18n, staple, pack)}
        </Form>
      ))}
    </li>
  );
}

/** The name of a staple in the page's language. */
export const stapleName = ({ name, ...titles }: Pick<Staple, 'name' | 'title_hi' | 'title_bn'>): string =>
  shownTitle({ ...titles, title: name });

/** One form of a staple: its tick and its price, or that the shop has it. */
function Form({ staple, pack, children }: { staple: Staple; pack: string; children: ReactNode }) {
  const { i18n } = useLingui();
  const id = useId();
  const sku = stapleSku(staple.name, pack);
  const ticked = useStocking((state) => state.ticked[sku]);
  const isThere = staple.inShop.includes(sku);
  const name = `${stapleName(staple)}, ${formOf(i18n, staple, pack)}`;
  const isWrong = ticked !== undefined && ticked.price.trim() !== '' && priceOf(ticked.price) === undefined;
  return (
    <div className={classNames('flex min-h-12 items-center gap-3 px-3 py-0.5', ticked && 'bg-leaf-soft')}>
      <label htmlFor={id} className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          aria-label={name}
          checked={isThere || ticked !== undefined}
          disabled={isThere}
          onChange={(event) => tick(staple, pack, event.target.checked)}
          className="size-6 shrink-0 accent-leaf"
        />
        <span className="min-w-0">
          {children}
          {ticked?.barcode && (
            <span className="block text-sm text-muted tabular-nums">
              {i18n._('office.stocking.barcode', { barcode: ticked.barcode })}
            </span>
          )}
        </span>
      </label>
      {ticked?.barcode && (
        <button
          type="button"
          aria-label={i18n._('office.stocking.takeOff', { name })}
          onClick={() => forgetBarcode(sku)}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-white"
        >
          <ToolIcon name="close" className="size-4" />
        </button>
      )}
      {isThere && <TakePhoto sku={sku} name={name} />}
      {isThere ? (
        <span className="flex shrink-0 items-center gap-1 text-sm font-semibold whitespace-nowrap text-leaf">
          <ToolIcon name="check" className="size-4" />
          {staple.drafts.includes(sku) ? i18n._('office.stocking.draft') : i18n._('office.products.live')}
        </span>
      ) : (
        <span
          className={classNames(
            'flex h-11 w-24 shrink-0 items-center gap-1 rounded-control border bg-white px-2 focus-within:border-leaf',
            ticked ? 'border-muted' : 'border-dashed border-muted/60',
            isWrong && 'border-chilli bg-chilli-soft',
          )}
        >
          <span aria-hidden="true" className="text-muted">
            ₹
          </span>
          <input
            type="text"
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            maxLength={10}
            aria-label={i18n._('office.stocking.price', { name })}
            aria-invalid={isWrong || undefined}
            value={ticked?.price ?? ''}
            onChange={(event) => typePrice(staple, pack, event.target.value)}
            className="h-full w-full min-w-0 bg-transparent text-base font-semibold tabular-nums outline-none"
          />
        </span>
      )}
    </div>
  );
}

/** The drawn picture of a staple, or the drawing of its shelf: what shoppers see until the owner takes a photo. */
const StaplePicture = ({ thumbnail, category }: Pick<Staple, 'thumbnail' | 'category'>) => (
  <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-shelf">
    <GoodsTilePicture thumbnail={thumbnail} art={category} className="size-full object-contain" />
  </span>
);

/** Takes a photo of goods that came into the shop with a drawing. */
function TakePhoto({ sku, name }: { sku: string; name: string }) {
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
