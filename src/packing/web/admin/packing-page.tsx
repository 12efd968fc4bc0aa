import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLoaderData } from 'react-router';
import { isLoose } from '#base/figures/amount.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink } from '#base/phone-links.ts';
import { shortPlace } from '#base/postal-address.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { readScaleCode } from '#catalogue/catalogue.ts';
import { useTypedScans } from '#catalogue/web/admin/public.ts';
import { readOrSeen } from '#identity/web/public.ts';
import type { Order, OrderItem } from '#orders/orders.ts';
import { customerName, IF_MISSING_WORDS } from '#orders/web/admin/public.ts';
import { adminMeta } from '#ui/admin/screen.tsx';
import { ROW_ICON, ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { showToast, toastFailure } from '#ui/toast/toast.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { GoodsDialog } from './goods-dialog.tsx';
import { PackingBar } from './packing-bar.tsx';
import { AboveDialog, LeaveOutDialog } from './packing-dialogs.tsx';
import { PackingLine } from './packing-line.tsx';
import {
  type LineChange,
  type Settled,
  usePacking,
  type Asked,
  usePackingKeys,
  searchGoods,
} from './use-packing.ts';
import { WeighDialog } from './weigh-dialog.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.packing.title'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the order; without an answer, as this device saw it last. */
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs): Promise<Order> =>
  readOrSeen<Order>(`/orders/${encodeURIComponent(params['id'] ?? '')}`, { signal: request.signal });

/** Packing one order: tick, weigh, leave out, swap, add; what it comes to stands below at once. */
export default function PackingPage() {
  const { i18n } = useLingui();
  const packing = usePacking(useLoaderData<typeof clientLoader>());
  const { order } = packing;
  const [opened, setOpened] = useState<number>();
  const [asked, setAsked] = useState<Asked>();
  const { run } = useCall(toastFailure);
  const canChange = order.status === 'pending';
  const next = order.items.find(({ packed }) => !packed);
  const open = opened ?? next?.line;
  const close = (): void => setAsked(undefined);
  /** Once a line is done, the next one opens. */
  const change = async (made: LineChange, settled?: Settled): Promise<boolean> => {
    const isDone = await packing.send(made, settled);
    if (isDone) setOpened(undefined);
    return isDone;
  };

  /** A scanned pack is ticked, scanned loose goods are weighed; the label of a scale says how much. */
  const scan = (scanned: string): Promise<void> =>
    run(async () => {
      const label = readScaleCode(scanned);
      const { goods } = await searchGoods(label?.goods ?? scanned);
      const item = order.items.find(({ product }) => goods.some(({ _id }) => _id === product._id));
      if (!item) return showToast('error', i18n._('office.packing.notIn', { code: scanned }));
      setOpened(item.line);
      if (isLoose(item.product.soldBy)) setAsked({ kind: 'weigh', line: item.line, grams: label?.grams });
      else if (!item.packed) await packing.tick(item);
    });
  useTypedScans((digits) => void scan(digits));

  const show = (item: OrderItem): void => {
    setOpened(item.line);
    document.getElementById(`line-${item.line}`)?.scrollIntoView({ block: 'center' });
  };
  const ticked = (item: OrderItem): void => {
    setOpened(undefined);
    void packing.tick(item);
  };
  usePackingKeys({
    order,
    open,
    onShow: show,
    onTick: ticked,
    onAsk: setAsked,
    onUndo: () => void packing.undo.undo(),
  });
  return (
    <div className="mx-auto max-w-2xl pb-56 md:pb-0">
      <Head order={order} />
      {!canChange && (
        <p className="mb-2 rounded-control bg-marigold-soft px-3 py-2">{i18n._('office.packing.hasLeft')}</p>
      )}
      <ul aria-label={i18n._('office.packing.lines')} className="border-t border-line bg-paper">
        {order.items.map((item) => (
          <PackingLine
            key={item.line}
            item={item}
            order={order}
            isOpen={item.line === open}
            isBusy={packing.ticking.includes(item.line)}
            canChange={canChange}
            onOpen={() => setOpened(item.line)}
            onTick={() => ticked(item)}
            onWeigh={() => setAsked({ kind: 'weigh', line: item.line })}
            onSwap={() => setAsked({ kind: 'swap', line: item.line })}
            onLeaveOut={() => setAsked({ kind: 'leaveOut', line: item.line })}
          />
        ))}
      </ul>
      {canChange && (
        <Button look="plain" className="mt-2" onClick={() => setAsked({ kind: 'add' })}>
          <ToolIcon name="plus" />
          {i18n._('office.packing.add')}
        </Button>
      )}
      {canChange && (
        <PackingBar
          packing={packing}
          onScan={(digits) => void scan(digits)}
          onNext={next && (() => show(next))}
        />
      )}
      {asked && <AskedDialog asked={asked} order={order} onChange={change} onClose={close} />}
      {packing.tooMuch && (
        <AboveDialog
          order={order}
          tooMuch={packing.tooMuch}
          onSettle={async (made, settled) => {
            const isDone = await change(made, settled);
            if (isDone) close();
            return isDone;
          }}
          onClose={packing.forgetTooMuch}
        />
      )}
    </div>
  );
}

/** Whose order it is, what is to happen where something is missing, and how far it is packed. */
function Head({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { selectedAddress: to, items } = order;
  const name = customerName(i18n, order);
  const done = items.filter(({ packed }) => packed).length;
  return (
    <>
      <div className="mb-2 flex items-center gap-1">
        <Link
          to={officeAddress('adminOrder', { id: order._id })}
          aria-label={i18n._('office.order.heading', { orderId: order.orderId })}
          className="-ml-3 grid size-11 shrink-0 place-items-center text-leaf"
        >
          <ToolIcon name="left" />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-lg leading-snug font-bold">
            <OwnWords text={`${name} · ${shortPlace(to)}`} />
          </h1>
          <p className="text-muted">{i18n._('office.order.heading', { orderId: order.orderId })}</p>
        </div>
        <a href={telLink(to.phone)} aria-label={i18n._('office.board.call', { name })} className={ROW_ICON}>
          <ToolIcon name="phone" />
        </a>
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 bg-shelf px-3 py-2">
        <b>{i18n._(IF_MISSING_WORDS[order.ifMissing].id)}</b>
        <span className="tabular-nums">{i18n._('office.packing.progress', { done, all: items.length })}</span>
        {order.note && (
          <span className="basis-full wrap-anywhere">
            <span className="text-muted">{i18n._('office.change.note')}:</span> <OwnWords text={order.note} />
          </span>
        )}
        {order.shopNote && (
          <span className="basis-full wrap-anywhere">
            <span className="text-muted">{i18n._('office.change.shopNote')}:</span>{' '}
            <OwnWords text={order.shopNote} />
          </span>
        )}
      </p>
      <progress
        aria-hidden="true"
        max={items.length}
        value={done}
        className="block h-1 w-full appearance-none bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      />
    </>
  );
}

function AskedDialog({
  asked,
  order,
  ...dialog
}: {
  asked: Asked;
  order: Order;
  onChange: (change: LineChange) => Promise<boolean>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  if (asked.kind === 'add') {
    const title = i18n._('office.packing.addTitle', { orderId: order.orderId });
    return <GoodsDialog instead={undefined} title={title} {...dialog} />;
  }
  const item = order.items.find(({ line }) => line === asked.line);
  if (!item) return null;
  if (asked.kind === 'weigh')
    return <WeighDialog item={item} order={order} weighed={asked.grams} {...dialog} />;
  if (asked.kind === 'leaveOut') return <LeaveOutDialog item={item} {...dialog} />;
  const title = i18n._('office.packing.instead', { title: item.product.title });
  return <GoodsDialog instead={item} title={title} {...dialog} />;
}
