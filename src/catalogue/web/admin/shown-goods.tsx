import { type I18n, i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, createContext } from 'react';
import { formatQuantity } from '#base/figures/amount.ts';
import type { Language } from '#base/language/language.ts';
import { shopDay } from '#base/time.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { goodsName, type Titled } from '#catalogue/products/goods-name.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import type { Unit } from '#catalogue/selling/units.ts';
import { dayInWords } from '#catalogue/stock/stock-words.ts';
import { GoodsTilePicture } from '#catalogue/web/goods-picture.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

// How goods are shown in the back office: title, unit, picture, stock.

/** Name of a product in the back office, in the page's language; a photo that is a draft has no name yet. */
export const shownTitle = (goods: Titled): string =>
  goodsName(goods, i18n.locale as Language) || i18n._('office.products.noName');

/** Name of a product in the page's language; the English one follows, muted, where it is another. */
export function GoodsName({ of }: { of: Titled }) {
  const name = shownTitle(of);
  return (
    <>
      <OwnWords text={name} />
      {of.title !== '' && of.title !== name && (
        <span className="font-normal text-muted">
          {' '}
          <OwnWords text={of.title} />
        </span>
      )}
    </>
  );
}

const NAMES: Record<Unit, string> = {
  kg: /*i18n*/ 'office.unit.kg',
  gram: /*i18n*/ 'office.unit.gram',
  litres: /*i18n*/ 'office.unit.litres',
  item: /*i18n*/ 'office.unit.item',
};

/** A unit as staff choose it; the data keeps its English word. */
export const unitText = (i18n: I18n, unit: Unit): string => i18n._(NAMES[unit]);

/** Goods as a small picture shows them. What does not know the shelf of its goods names a drawing that every shop has. */
type Pictured = Pick<Product, 'thumbnail' | 'art'>;

/** A product's picture in a list; where there is none, or it does not come, the drawing of its shelf. */
export const Thumb = ({ of: { thumbnail, art }, className }: { of: Pictured; className: string }) => (
  <span className={`grid shrink-0 place-items-center overflow-hidden rounded-control bg-shelf ${className}`}>
    <GoodsTilePicture thumbnail={thumbnail} art={art} className="size-full object-contain" />
  </span>
);

const today = (): string => shopDay(new Date().toISOString());

/** The stock of a product, or that it is not live. */
export function StockNote({ product }: { product: StaffProduct }) {
  const { i18n } = useLingui();
  if (product.draft) return <span className="font-medium text-muted">{i18n._('office.note.draft')}</span>;
  if (!product.active)
    return <span className="font-medium text-chilli">{i18n._('office.note.deactivated')}</span>;
  if (product.soldOut)
    return (
      <span className="font-medium text-chilli">
        {product.backOn
          ? i18n._('office.note.soldOutBack', { day: dayInWords(i18n, product.backOn, today()) })
          : i18n._('office.note.soldOut')}
      </span>
    );
  if (!product.counted) return <span>{i18n._('office.note.notCounted')}</span>;
  if (product.stock === 0)
    return <span className="font-medium text-chilli">{i18n._('office.note.none')}</span>;
  return (
    <span className="tabular-nums">
      {i18n._('office.inStock', { amount: formatQuantity(i18n, product.stock, product.unit) })}
    </span>
  );
}

/** Number of customers who wait for goods, beside their stock. The frame of the back office sets it, because it is the wishes'. */
export const WaitersContext = createContext<ComponentType<{ product: string }>>(() => null);
