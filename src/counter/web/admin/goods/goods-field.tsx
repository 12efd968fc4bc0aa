import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { type ListedProduct, packText, readScaleCode } from '#catalogue/catalogue.ts';
import { lookUpScan, ScanButton, Thumb, useTypedScans } from '#catalogue/web/admin/public.ts';
import { addToDraft, type DraftLine, PASTED } from '#counter/web/admin/draft.ts';
import type { Usual } from '#counter/web/admin/use-callers.ts';
import { quantityText } from '#orders/web/admin/public.ts';
import { isListOpen, PastedList } from '#search/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { useGoods } from './use-goods.ts';

/** Goods by typing in any script, or by scanning. Enter takes the first, Alt and a number another one. */
export function GoodsField({
  field,
  seen,
}: {
  field: RefObject<HTMLInputElement | null>;
  /** Goods that this screen knows without a network. */
  seen: readonly ListedProduct[];
}) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { offers, isTold, isOffline } = useGoods(typed, seen);
  // Enter that came before the answer waits for it.
  const isAwaited = useRef(false);
  const take = (line: DraftLine | undefined): void => {
    if (!line) return;
    addToDraft([line]);
    setSaid(i18n._('office.take.added', { title: line.product.title }));
    setTyped('');
    field.current?.focus();
  };
  // What nobody would mean in earnest is not taken unseen: somebody chooses the amount.
  const isAsked = typed.trim() !== '' && isTold && offers[0]?.isAsked === true;
  const takeFirst = (): void => {
    if (!isAsked) take(offers[0]?.line);
  };
  useEffect(() => {
    if (!isTold || !isAwaited.current) return;
    isAwaited.current = false;
    takeFirst();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [isTold, offers]);
  const scanned = async (code: string): Promise<void> => {
    const label = readScaleCode(code);
    const found = await lookUpScan(label?.goods ?? code);
    if ('holder' in found) return take({ product: found.holder, quantity: label ? label.grams / 1000 : 1 });
    setSaid('problem' in found ? found.problem : i18n._('office.take.noSuchCode', { code: found.code }));
  };
  useTypedScans((code) => void scanned(code));
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const place = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (event.altKey && place && typed !== '') {
      event.preventDefault();
      if (isTold) take(offers[Number(place) - 1]?.line);
    }
    if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault();
      if (isTold) takeFirst();
      else isAwaited.current = true;
    }
    if (event.key === 'Escape') {
      if (typed === '') event.currentTarget.blur();
      setTyped('');
    }
  };
  const isEmpty = typed.trim() !== '' && isTold && offers.length === 0;
  return (
    <div className="grid gap-1">
      <label htmlFor="take-goods" className="font-medium">
        {i18n._('office.take.goods')}
      </label>
      <div className="flex items-center gap-1">
        <input
          id="take-goods"
          data-step
          ref={field}
          type="search"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={100}
          placeholder={i18n._('office.take.goodsHint')}
          value={typed}
          onChange={({ target: { value } }) => {
            isAwaited.current = false;
            setTyped(value);
          }}
          onKeyDown={onKey}
          className="min-h-12 min-w-0 flex-1 rounded-control border-2 border-leaf bg-white px-3 text-base"
        />
        <ScanButton onScan={(code) => void scanned(code)} />
      </div>
      <output className={isEmpty ? 'font-medium text-chilli' : isAsked ? 'font-medium' : 'sr-only'}>
        {isEmpty
          ? i18n._('office.take.nothing', { typed })
          : isAsked
            ? i18n._('office.take.whichAmount')
            : said}
      </output>
      {isOffline && <p className="text-sm text-muted">{i18n._('office.take.offlineGoods')}</p>}
      {typed.trim() !== '' && offers.length > 0 && (
        <ul
          aria-label={i18n._('office.take.offers')}
          className="overflow-hidden rounded-control border border-line bg-white shadow-float"
        >
          {offers.map(({ line, isAsked: mustChoose }, at) => (
            <li
              key={`${line.product._id} ${line.quantity}`}
              className={mustChoose ? 'bg-marigold-soft' : at === 0 ? 'bg-leaf-soft' : undefined}
            >
              <Offer
                line={line}
                keys={at === 0 && !mustChoose ? 'Enter' : `Alt ${at + 1}`}
                onTake={() => take(line)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Offer({ line, keys, onTake }: { line: DraftLine; keys: string; onTake: () => void }) {
  const { i18n } = useLingui();
  const { product, quantity } = line;
  const cost = formatRupees(rupeesFor(product.price, quantity));
  return (
    <button
      type="button"
      onClick={onTake}
      className="flex min-h-13 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-leaf-soft"
    >
      <Thumb of={product} className="size-10" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          <OwnWords text={product.title} />
        </span>
        <span className="text-sm text-muted">
          {[product.pack && packText(i18n, product.pack), stockText(product)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="shrink-0 text-right font-semibold tabular-nums">
        {quantityText(i18n, quantity, product.unit)} · {cost}
      </span>
      <kbd className="hidden rounded-[0.5rem] border border-line bg-white px-2 py-0.5 font-sans text-sm md:inline">
        {keys}
      </kbd>
    </button>
  );

  function stockText({ stock, soldOut, unit }: ListedProduct): string {
    if (soldOut || stock <= 0) return i18n._('office.take.none');
    return i18n._('office.take.inStock', { amount: quantityText(i18n, stock, unit) });
  }
}

/**
 * A list that a customer sent, pasted as it is: its settled lines go into the order that is being taken. What is not done of it
 * stands here again when the screen is opened anew.
 */
export function PasteLines() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(() => isListOpen(PASTED));
  return (
    <div id="pasted-list" tabIndex={-1} className="grid scroll-mt-16 gap-3">
      <Button
        look="secondary"
        aria-expanded={isOpen}
        className="justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {i18n._('office.take.paste')}
      </Button>
      {isOpen && (
        <PastedList
          keptAs={PASTED}
          add={(line) => addToDraft([line])}
          addWords={(count) => i18n._('office.take.fromList', { count })}
          doneWords={i18n._('office.take.listDone')}
        />
      )}
    </div>
  );
}

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
