import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { LooseDialog } from '../list/loose-dialog.tsx';

/**
 * The bar for several ticked products: makes them the packs of one family, in the order in which they were ticked, or
 * loose goods.
 */
export function GroupBar({
  products,
  onAll,
  onDone,
}: {
  products: readonly StaffProduct[];
  /** Ticks all products of the page; undefined when they are. */
  onAll: (() => void) | undefined;
  onDone: () => void;
}) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const navigate = useNavigate();
  const [first] = products;
  const whyNot = reasonAgainst(products);
  const group = (): Promise<void> =>
    run(async () => {
      await callApi('/products/families', {
        method: 'PUT',
        body: { packs: products.map(({ _id }) => _id) },
      });
      onDone();
      await navigate(officeAddress('packs', { productId: first!._id }));
    });
  return (
    <ActionBar label={i18n._('office.packs.ticked')}>
      <output className="px-1 font-semibold">
        {i18n._('office.packs.countTicked', { count: products.length })}
      </output>
      {onAll && (
        <Button look="plain" onClick={onAll} className="px-3!">
          {i18n._('office.packs.tickAll')}
        </Button>
      )}
      <Button look="plain" onClick={onDone} className="ml-auto px-3! md:order-last md:ml-0">
        {i18n._('office.packs.tickNone')}
      </Button>
      {(problem ?? whyNot) && (
        <p role={problem ? 'alert' : undefined} className="w-full px-1 text-sm md:w-auto md:flex-1">
          {problem ?? whyNot}
        </p>
      )}
      <SellLoose products={products} onDone={onDone} />
      <Button
        busy={busy}
        disabled={whyNot !== undefined}
        onClick={() => void group()}
        className="flex-1 md:ml-auto md:flex-none"
      >
        {i18n._('office.packs.group')}
      </Button>
    </ActionBar>
  );
}

/** Why these products cannot be packs of one family yet. */
function reasonAgainst(products: readonly StaffProduct[]): string | undefined {
  const [first, ...others] = products;
  if (others.length === 0) return i18n._('office.packs.tickOthers');
  if (others.some(({ category }) => category !== first?.category)) return i18n._('office.packs.sameCategory');
  return undefined;
}

/** Opens the dialog that makes products loose goods. */
function SellLoose({ products, onDone }: { products: readonly StaffProduct[]; onDone: () => void }) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const close = (): void => {
    setAsking(false);
    void revalidate();
  };
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)} className="flex-1 md:flex-none">
        {i18n._('office.loose.sell')}
      </Button>
      {isAsking && (
        <LooseDialog
          products={products}
          onDone={() => {
            close();
            onDone();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
