import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { shopDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { Receipt } from '#catalogue/stock/stock-keeping.ts';
import { dayInWords } from '#catalogue/stock/stock-words.ts';
import { marginText } from '#catalogue/web/admin/form/folds/law-fields.tsx';
import { shownTitle } from '#catalogue/web/admin/shown-goods.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';

type OfProduct = { product: StaffProduct; onDone: () => void };

/** Goods that came in are added to the stock; or the owner says that there are none, and when they come back. */
export function ReceiveDialog({ product, onClose }: { product: StaffProduct; onClose: () => void }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const done = (): void => {
    void revalidate();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={i18n._('office.receive.of', { title: shownTitle(product) })}>
      <div className="grid gap-6 pt-1">
        <ReceiveForm product={product} onDone={done} />
        <SoldOutSwitch product={product} onDone={done} />
      </div>
    </Dialog>
  );
}

function ReceiveForm({ product, onDone }: OfProduct) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState({ quantity: '', purchasePrice: '' });
  const { props, field, busy, problem } = useSchemaForm({
    schema: Receipt,
    read: readReceipt,
    submit: async (receipt, _, act) => {
      const after = await callApi<StaffProduct>(`/products/admin/${product._id}/receipts`, {
        method: 'POST',
        body: receipt,
        act,
      });
      const { counted, stock } = after;
      showToast(
        'success',
        counted
          ? i18n._('office.receive.now', { stock: stock.toLocaleString('en-IN') })
          : i18n._('office.receive.noted'),
      );
      onDone();
    },
  });
  return (
    <form
      {...props}
      aria-label={i18n._('office.receive.of', { title: shownTitle(product) })}
      className="grid gap-3"
    >
      <Problem text={problem} />
      <Field
        {...field('quantity')}
        label={i18n._(CAME_IN[product.unit])}
        hint={stockText(i18n, product, typed.quantity)}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        onInput={({ currentTarget }) => setTyped({ ...typed, quantity: currentTarget.value })}
      />
      <Field
        {...field('purchasePrice')}
        label={i18n._('office.receive.paid')}
        hint={i18n._('office.receive.sellFor', { price: formatRupees(product.price) })}
        inputMode="decimal"
        autoComplete="off"
        onInput={({ currentTarget }) => setTyped({ ...typed, purchasePrice: currentTarget.value })}
      />
      <Margin price={product.price} paid={typed.purchasePrice} />
      <Button type="submit" busy={busy}>
        {busy ? i18n._('office.adding') : i18n._('office.receive.add')}
      </Button>
    </form>
  );
}

/** Margin on each, once its cost is typed. */
function Margin({ price, paid }: { price: number; paid: string }) {
  const { i18n } = useLingui();
  const margin = marginText(i18n, String(price), paid);
  return (
    <output
      className={`rounded-control px-3 py-2 font-semibold empty:hidden ${margin?.isLoss ? 'bg-chilli-soft text-chilli' : 'bg-leaf-soft text-leaf-dark'}`}
    >
      {margin?.text}
    </output>
  );
}

/** Stock now, and with the goods that came in. */
function stockText(i18n: I18n, { counted, stock, unit }: StaffProduct, typed: string): string | undefined {
  if (!counted) return undefined;
  const now = i18n._('office.receive.stockNow', { amount: formatQuantity(i18n, stock, unit) });
  const more = Number(typed);
  return more > 0
    ? i18n._('office.receive.then', { now, amount: formatQuantity(i18n, stock + more, unit) })
    : now;
}

const CAME_IN = {
  item: /*i18n*/ 'office.receive.pieces',
  kg: /*i18n*/ 'office.receive.kg',
  litres: /*i18n*/ 'office.receive.litres',
  gram: /*i18n*/ 'office.receive.gram',
} as const;

const readReceipt = (data: FormData): unknown => {
  const [quantity, paid] = [textOf(data.get('quantity')), textOf(data.get('purchasePrice'))];
  // An empty field is not a number, so that the error is shown at the field.
  return { quantity: quantity ? Number(quantity) : undefined, ...(paid && { purchasePrice: paid }) };
};
const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

const DAY_MS = 86_400_000;
const dayFromNow = (days: number): string => shopDay(new Date(Date.now() + days * DAY_MS).toISOString());

function SoldOutSwitch({ product, onDone }: OfProduct) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const [backOn, setBackOn] = useState(product.backOn);
  const say = (said: { soldOut: boolean; backOn?: string }): Promise<void> =>
    run(async () => {
      await callApi(`/products/admin/${product._id}/soldout`, { method: 'PUT', body: said });
      showToast('success', said.soldOut ? i18n._('office.receive.soldOut') : i18n._('office.receive.there'));
      onDone();
    });
  return (
    <section aria-label={i18n._('office.soldOut')} className="grid gap-3 border-t border-line pt-4">
      <Problem text={problem} />
      {product.soldOut ? (
        <Button look="secondary" busy={busy} onClick={() => void say({ soldOut: false })}>
          {i18n._('office.receive.again')}
        </Button>
      ) : (
        <>
          <label className="grid gap-1 font-medium">
            {i18n._('office.receive.backOn')}
            <input
              type="date"
              min={dayFromNow(0)}
              value={backOn}
              onChange={(event) => setBackOn(event.target.value)}
              className="min-h-11 rounded-control border border-muted/60 bg-white px-3 text-base font-normal"
            />
            <span className="text-sm font-normal text-muted">
              {backOn
                ? i18n._('office.receive.shoppersRead', { day: dayInWords(i18n, backOn, dayFromNow(0)) })
                : i18n._('office.receive.ifKnown')}
            </span>
          </label>
          <div className="grid grid-cols-2 gap-3">
            <Button look="secondary" busy={busy} onClick={() => void say({ soldOut: true, backOn })}>
              {i18n._('office.soldOut')}
            </Button>
            <Button
              look="secondary"
              busy={busy}
              onClick={() => void say({ soldOut: true, backOn: dayFromNow(1) })}
            >
              {i18n._('office.receive.tomorrow')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
