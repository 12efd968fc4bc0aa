import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLocation } from 'react-router';
import type { OrderQueue } from '#admin/queue.ts';
import { SelectionBar } from '#admin/web/orders/selection-bar.tsx';
import { useBulk } from '#admin/web/orders/use-bulk.tsx';
import { useSteps } from '#admin/web/steps/use-steps.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { readOrSeen } from '#identity/web/public.ts';
import { ActionBar, useUndo } from '#ui/admin/action-bar.tsx';
import { adminMeta } from '#ui/admin/screen.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/page/pagination.tsx';
import { useHeldRows } from './hold-rows.ts';
import { OrderPanel } from './order-panel.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueTabs, MoneyKinds } from './queue-tabs.tsx';
import { QueueViews } from './queue-views.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { useQueue } from './use-queue.ts';

const ASKED = ['tab', 'page', 'on', 'at', 'above', 'method', 'money'];
/** From this width on an order is shown beside the list. */
const BESIDE = '(min-width: 80rem)';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.orders'));
/** The page reads its tab anew when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the page of the tab that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<OrderQueue> =>
  readOrSeen(`/orders/queue?${listQueryOf(request.url, ASKED)}`, { signal: request.signal });

/** The orders as a queue of work: each tab holds what is to be done next, each row its next step. */
export default function QueuePage() {
  const { i18n } = useLingui();
  const queue = useQueue();
  const { tab, counts, groups, orders, asOf, due, giveBack, neverCame, totalPages } = queue;
  const asked = useListQuery();
  const isTable = useMedia(VERY_WIDE);
  const isBeside = useMedia(BESIDE);
  const { search } = useLocation();
  const held = useHeldRows(orders, search);
  const undo = useUndo();
  const steps = useSteps(search, undo.offer, held.isMine);
  const bulk = useBulk(undo.offer);
  const [opened, setOpened] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [mayChoose, setMayChoose] = useState(false);
  const chooseNone = (): void => {
    setChosen(new Set());
    setMayChoose(false);
  };
  const beside = isBeside ? held.rows.find(({ order }) => order._id === opened) : undefined;
  const choose = (id: string): void =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const keys = useQueueKeys({
    rows: held.rows,
    isOpened: beside !== undefined,
    onOpen: setOpened,
    onChoose: choose,
    onUndo: () => void undo.undo(),
  });
  const selected = held.rows.flatMap(({ order }) => (chosen.has(order._id) ? [order] : []));
  const isChoosing = !isTable && (mayChoose || selected.length > 0);
  return (
    <>
      <h1 className="sr-only">{i18n._('office.nav.orders')}</h1>
      <QueueTabs counts={counts} chosen={tab} />
      {giveBack && <MoneyKinds giveBack={giveBack} neverCame={neverCame} asked={asked} />}
      {isTable && <QueueViews groups={groups} asked={asked} tab={tab} />}
      <div className="-mx-4 flex items-start md:-mx-6">
        <div className="relative min-w-0 flex-1">
          <News came={held.came} went={held.went} onShow={held.show} />
          <QueueList
            {...{ tab, groups, rows: held.rows, now: asOf, due, isTable, chosen, isChoosing }}
            opened={beside?.order._id}
            isBusy={steps.isBusy}
            isMoving={steps.isMoving}
            onStep={(id, step) => void steps.take(id, step)}
            onOpen={isBeside ? setOpened : undefined}
            onChoose={choose}
            onCurrent={keys.onCurrent}
          />
          <Pagination
            page={Number(asked.get('page') || '1')}
            pages={totalPages}
            to={(to) => asked.to({ page: String(to) })}
            label={i18n._('office.orders.pages')}
          />
          <p className="flex flex-wrap gap-2 px-4 py-3 md:px-6">
            {!isTable && !isChoosing && held.rows.length > 1 && (
              <button
                type="button"
                className={buttonClass('plain')}
                onClick={() => {
                  setMayChoose(true);
                  window.scrollTo({ top: 0 });
                }}
              >
                {i18n._('office.queue.chooseSeveral')}
              </button>
            )}
            <Link to={officeAddress('roundBoard')} className={buttonClass('plain')}>
              {i18n._('office.board.title')}
            </Link>
          </p>
        </div>
        {beside && <OrderPanel key={beside.order._id} one={beside} onClose={() => setOpened(undefined)} />}
      </div>
      {isChoosing && selected.length === 0 && (
        <ActionBar label={i18n._('office.orders.chosen')}>
          <output className="flex-1 px-1">{i18n._('office.queue.tapToChoose')}</output>
          <Button look="plain" onClick={() => setChosen(new Set(held.rows.map(({ order }) => order._id)))}>
            {i18n._('office.chooseAllOf', { count: held.rows.length })}
          </Button>
          <Button look="plain" onClick={chooseNone}>
            {i18n._('office.queue.chooseEnd')}
          </Button>
        </ActionBar>
      )}
      {selected.length > 0 && (
        <SelectionBar
          orders={selected}
          onMoved={(all, status) => {
            for (const { order } of all.moved) held.isMine(order._id);
            bulk.onMoved(all, status);
          }}
          onDone={chooseNone}
        />
      )}
      {bulk.shown}
      {selected.length === 0 && undo.bar}
    </>
  );
}

/** Says that there is news, above the rows; they move when it is tapped, and not before. */
function News({ came, went, onShow }: { came: number; went: number; onShow: () => void }) {
  const { i18n } = useLingui();
  const isAny = came + went > 0;
  return (
    <output className="block pointer-events-none sticky top-15 z-10 h-0 text-center">
      {isAny && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto min-h-11 rounded-full bg-ink px-4 font-semibold text-paper shadow-float"
        >
          {[
            came > 0 && i18n._('office.queue.came', { count: came }),
            went > 0 && i18n._('office.queue.went', { count: went }),
            i18n._('office.queue.show'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </button>
      )}
    </output>
  );
}
