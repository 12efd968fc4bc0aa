import { i18n } from '@lingui/core';
import { QueueRow } from '#admin/web/queue/queue-row.tsx';
import { instant } from '#base/time.ts';
import type { BoardOrder } from '#dispatch/dispatch.ts';
import { Box, Choices, Figure, Line, Tap } from '#ui/admin/help/figure.tsx';
import type { Help } from '#ui/admin/help/help.ts';
import { Real } from '#ui/admin/help/real.tsx';

// The help of these screens: three sentences each, and the picture that they speak of.

/** An order as a picture needs it. */
const sample = (): BoardOrder =>
  ({
    order: {
      _id: 'sample',
      orderId: '1047',
      status: 'pending',
      createdAt: new Date().toISOString(),
      totalItems: 7,
      totalAmount: 473,
      items: [],
      due: 473,
      giveBack: 0,
      paymentStatus: 'pending',
      paymentMethod: 'cash',
      selectedAddress: {
        firstName: i18n._('help.eg.person'),
        lastName: '',
        phone: '9800000000',
        village: i18n._('help.eg.village'),
        colony: '',
        landmark: '',
      },
    },
    back: null,
  }) as unknown as BoardOrder;

const nothing = (): void => undefined;

export const orderQueue: Help = {
  title: /*i18n*/ 'help.orderQueue.title',
  says: [/*i18n*/ 'help.orderQueue.one', /*i18n*/ 'help.orderQueue.two', /*i18n*/ 'help.orderQueue.three'],
  Picture: () => (
    <>
      <div className="p-4 pb-0">
        <Choices
          n={1}
          of={[
            i18n._('office.queue.toConfirm'),
            i18n._('office.queue.toPack'),
            i18n._('office.queue.toTake'),
          ]}
        />
      </div>
      <Real at={{ 2: 'a[data-open]', 3: 'button' }}>
        <ul>
          <QueueRow
            one={sample()}
            now={instant(new Date())}
            isFirst
            busy={false}
            isMoving={false}
            isChoosing={false}
            isChosen={false}
            onStep={nothing}
            onChoose={nothing}
            onCurrent={nothing}
          />
        </ul>
      </Real>
    </>
  ),
};

export const adminOrders: Help = {
  title: /*i18n*/ 'help.adminOrders.title',
  says: [/*i18n*/ 'help.adminOrders.one', /*i18n*/ 'help.adminOrders.two', /*i18n*/ 'help.adminOrders.three'],
  Picture: () => (
    <Figure>
      <Box n={1} icon="search" value={i18n._('office.orders.searchBy')} />
      <Choices n={2} of={[i18n._('office.orders.unpaid'), i18n._('office.status.delivered')]} />
      <Line n={3} icon="check" title="#1047" under={i18n._('help.eg.person')} end="₹473" />
    </Figure>
  ),
};

export const roundBoard: Help = {
  title: /*i18n*/ 'help.roundBoard.title',
  says: [/*i18n*/ 'help.roundBoard.one', /*i18n*/ 'help.roundBoard.two', /*i18n*/ 'help.roundBoard.three'],
  Picture: () => (
    <Figure>
      <Line
        n={1}
        icon="truck"
        title={i18n._('help.eg.round')}
        under={[
          i18n._('office.board.toPack'),
          i18n._('office.board.onTheWay'),
          i18n._('office.board.delivered'),
        ].join(' · ')}
      />
      <Line
        title={i18n._('help.eg.person')}
        under={i18n._('help.eg.village')}
        end={<Tap n={2} look="primary" say={i18n._('office.board.pack')} />}
      />
      <Tap n={3} say={i18n._('office.board.close')} />
    </Figure>
  ),
};

export const adminOrder: Help = {
  title: /*i18n*/ 'help.adminOrder.title',
  says: [/*i18n*/ 'help.adminOrder.one', /*i18n*/ 'help.adminOrder.two', /*i18n*/ 'help.adminOrder.three'],
  Picture: () => (
    <Figure>
      <Tap n={1} look="primary" say={i18n._('office.order.dispatch')} />
      <Line
        n={2}
        icon="cash"
        title={i18n._('office.money.title')}
        under={i18n._('office.money.taken')}
        end="₹473"
      />
      <Line
        n={3}
        icon="clock"
        title={i18n._('office.order.timeline')}
        under={i18n._('office.order.placed')}
      />
    </Figure>
  ),
};
