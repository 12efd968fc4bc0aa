import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
  type MetaArgs,
} from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { StaffPacks } from '#catalogue/products/pack-form.ts';
import { PACKS_AT_MOST } from '#catalogue/products/packs.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { packName } from '#catalogue/stock/page-words.ts';
import { shownTitle } from '#catalogue/web/admin/shown-goods.tsx';
import { MoveButtons } from '#ui/admin/row-order.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { EditProduct } from '../form/edit-product.tsx';
import { StockNote, Thumb } from '../shown-goods.tsx';
import { AddPackDialog } from './add-pack-dialog.tsx';
import { TakeInDialog } from './take-in-dialog.tsx';
import { usePacks } from './use-packs.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.packs.title'));
/** The page reloads when goods change. */
export const handle = { refreshOn: ['catalogue'] };

/** Reads the packs of the product in the address. */
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs): Promise<StaffPacks> =>
  callApi(`/products/admin/${params['productId']}/packs`, { signal: request.signal });

type Open = { what: 'add' | 'take in' } | { what: 'edit'; pack: StaffProduct };

/** The packs of one product: new ones are added, existing goods taken in, all are ordered and taken out. */
export default function PacksPage() {
  const { i18n } = useLingui();
  const { packs, seen, problem, said, busy, show, order, takeIn, takeOut } = usePacks(
    useLoaderData<typeof clientLoader>().packs,
  );
  const [open, setOpen] = useState<Open>();
  const { revalidate } = useRevalidator();
  const { productId } = useParams();
  const navigate = useNavigate();
  const takeOutOfHere = async (id: string): Promise<void> => {
    const [other] = seen.filter((pack) => pack !== id);
    // The address names one of the packs: this one has left them.
    if ((await takeOut(id)) && id === productId && other)
      await navigate(officeAddress('packs', { productId: other }), { replace: true });
  };
  const close = (): void => setOpen(undefined);
  const [first] = packs;
  if (!first) return null;
  const isFull = packs.length >= PACKS_AT_MOST;
  return (
    <div className="mx-auto max-w-2xl">
      <Link to={officeAddress('adminProducts')} className={buttonClass('plain', '-mt-3 -ml-3 px-3!')}>
        <ToolIcon name="left" />
        {i18n._('office.nav.products')}
      </Link>
      <ScreenHeader title={i18n._('office.packs.of', { name: familyName(packs) })} />
      <Problem text={problem} />
      <output className="sr-only">{said}</output>
      <PackList
        packs={packs}
        busy={busy}
        onOrder={order}
        onEdit={(pack) => setOpen({ what: 'edit', pack })}
        onTakeOut={(id) => void takeOutOfHere(id)}
      />
      <p className="mt-3 text-muted">{onTheCard(packs)}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button disabled={isFull} onClick={() => setOpen({ what: 'add' })}>
          <ToolIcon name="plus" />
          {i18n._('office.packs.another')}
        </Button>
        <Button look="secondary" disabled={isFull} onClick={() => setOpen({ what: 'take in' })}>
          <ToolIcon name="search" />
          {i18n._('office.packs.takeGoodsIn')}
        </Button>
      </div>
      {isFull && <p className="mt-2 text-muted">{i18n._('office.packs.most', { most: PACKS_AT_MOST })}</p>}
      {open?.what === 'add' && (
        <AddPackDialog
          of={packs.at(-1) ?? first}
          seen={seen}
          onChanged={(next) => {
            show(next);
            void revalidate();
          }}
          onClose={close}
        />
      )}
      {open?.what === 'take in' && <TakeInDialog packs={packs} onTake={takeIn} onClose={close} />}
      {open?.what === 'edit' && <EditProduct key={open.pack._id} product={open.pack} onClose={close} />}
    </div>
  );
}

/** The name of the family: the title of a pack without its size. */
function familyName(packs: readonly StaffProduct[]): string {
  const [first] = packs;
  if (!first) return '';
  const [title, { pack }] = [shownTitle(first), first];
  const bare = pack && packs.length > 1 ? title.replace(pack, '').replace(/[\s,·-]+$/, '') : title;
  return bare.trim() || title;
}

/** Texts that shoppers read on the card of the family. */
function onTheCard(packs: readonly StaffProduct[]): string {
  const live = packs.filter(({ active }) => active);
  if (packs.length === 1) return i18n._('office.packs.single');
  if (live.length < 2) return i18n._('office.packs.two');
  const prices = live.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const range =
    least === most
      ? formatRupees(least)
      : i18n._('office.packs.range', { least: formatRupees(least), most: formatRupees(most) });
  return i18n._('office.packs.onCard', { packs: live.map((pack) => packName(i18n, pack)).join(', '), range });
}

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
              {packName(i18n, pack) !== pack.title && <span className="mr-1">{shownTitle(pack)} ·</span>}
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
