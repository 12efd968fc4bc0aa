import { useLingui } from '@lingui/react';
import { packText } from '#catalogue/catalogue.ts';
import { addToDraft } from '#counter/web/admin/draft.ts';
import type { Usual } from '#counter/web/admin/use-callers.ts';
import { quantityText } from '#orders/web/admin/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** The customer's usual goods, or the best sellers: a tap adds one. */
export function UsualTiles({ goods, isOwn }: { goods: readonly Usual[]; isOwn: boolean }) {
  const { i18n } = useLingui();
  if (goods.length === 0) return null;
  return (
    <section aria-labelledby="take-usual" className="grid min-w-0 gap-1">
      <h2 id="take-usual" className="text-sm font-semibold text-muted">
        {isOwn ? i18n._('office.take.usual') : i18n._('office.take.favourites')}
      </h2>
      <ul key={String(isOwn)} className="flex gap-2 overflow-x-auto pb-1">
        {goods.map(({ product, quantity }) => (
          <li key={product._id} className="shrink-0">
            <button
              type="button"
              onClick={() => addToDraft([{ product, quantity }])}
              className="flex min-h-11 max-w-64 items-center gap-2 rounded-control border border-muted/60 bg-white px-3 py-1.5 text-left font-medium hover:bg-leaf-soft"
            >
              <ToolIcon name="plus" className="size-4 shrink-0 text-leaf" />
              <span className="line-clamp-2">
                <OwnWords text={product.title} /> {product.pack && packText(i18n, product.pack)}{' '}
                <span className="text-muted tabular-nums">{quantityText(i18n, quantity, product.unit)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
