import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatQuantity, isLoose } from '#base/figures/amount.ts';
import { parsePack } from '#base/figures/quantity.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { packText } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import type { ListOffer, OfferNote } from '#search/search.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const NOTES: Partial<Record<OfferNote, { id: string }>> = {
  size: /*i18n*/ { id: 'account.list.otherSize' },
  nearest: /*i18n*/ { id: 'account.list.nearestAmount' },
  soldOut: /*i18n*/ { id: 'account.list.soldOut' },
};

/** Goods that a line may mean, and how much of them: one tap takes them. */
export function OfferButton({
  offer,
  said,
  onChoose,
}: {
  offer: ListOffer;
  /** Text below its name, unless the note on a different amount stands there. */
  said?: string | undefined;
  onChoose: () => void;
}) {
  const { i18n } = useLingui();
  const { product, note } = offer;
  const noted = NOTES[note];
  const below = said ?? (noted && i18n._(noted.id));
  return (
    <button
      type="button"
      disabled={note === 'soldOut'}
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-control bg-paper px-3 py-2 text-left ring-1 ring-muted/60 ring-inset hover:bg-leaf-soft disabled:opacity-60 disabled:hover:bg-paper"
    >
      <span className={`grid size-11 shrink-0 place-items-center rounded-control bg-${product.art}`}>
        <GoodsTilePicture
          art={product.art}
          thumbnail={product.thumbnail}
          size="small"
          className="size-9 object-contain"
        />
      </span>
      <span className="min-w-0 flex-1">
        <OwnWords text={product.title} />{' '}
        <strong className="whitespace-nowrap">{offeredText(i18n, offer)}</strong>
        {below && <span className="block text-sm text-muted">{below}</span>}
      </span>
      <Money rupees={costOfOffer(offer)} className="font-bold" />
    </button>
  );
}

/** The offered amount: `2 kg`, `500 ml × 2`; for single pieces only the number. */
export function offeredText(i18n: I18n, { product, quantity }: ListOffer): string {
  const { soldBy, unit, pack } = product;
  if (isLoose(soldBy)) return formatQuantity(i18n, quantity, unit);
  const held = parsePack(pack);
  const isPiece = held?.measure === 'piece' && held.amount === 1;
  return [!isPiece && packText(i18n, pack), `× ${quantity}`].filter(Boolean).join(' ');
}

/** The present cost of an offer, in rupees. */
export const costOfOffer = ({ product, quantity }: ListOffer): number => rupeesFor(product.price, quantity);
