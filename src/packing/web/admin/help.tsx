import { i18n } from '@lingui/core';
import type { Order, OrderItem } from '#orders/orders.ts';
import type { Help } from '#ui/admin/help/help.ts';
import { Real } from '#ui/admin/help/real.tsx';
import { PackingLine } from './packing-line.tsx';

// The help of these screens: three sentences each, and the picture that they speak of.

/** A line as a picture needs it: loose goods, not packed yet. */
const sample = (): OrderItem => ({
  line: -1,
  product: {
    _id: 'sample',
    title: i18n._('help.eg.potato'),
    thumbnail: '',
    description: '',
    price: 24,
    unit: 'kg',
    soldBy: 'weight',
    pack: '',
    color: '',
  },
  quantity: 2,
  revision: 0,
});

const nothing = (): void => undefined;

export const packing: Help = {
  title: /*i18n*/ 'help.packing.title',
  says: [/*i18n*/ 'help.packing.one', /*i18n*/ 'help.packing.two', /*i18n*/ 'help.packing.three'],
  readOn: /*i18n*/ 'help.packing.more',
  Picture: () => (
    <Real
      at={{ 1: 'input + span', 2: 'button:not([aria-expanded])', 3: 'button:not([aria-expanded]) + button' }}
    >
      <ul>
        <PackingLine
          item={sample()}
          order={{ items: [] as OrderItem[], timeline: [] as Order['timeline'] } as Order}
          isOpen
          isBusy={false}
          canChange
          onOpen={nothing}
          onTick={nothing}
          onWeigh={nothing}
          onSwap={nothing}
          onLeaveOut={nothing}
        />
      </ul>
    </Real>
  ),
};
