import { expect, test } from 'vitest';
import type { BoardOrder } from '#dispatch/round-board.ts';
import { cashToCome } from './round-section.tsx';

const one = (
  said: Partial<Pick<BoardOrder['order'], 'status' | 'packedAt' | 'paymentMethod' | 'due'>>,
  back: BoardOrder['back'] = null,
): BoardOrder =>
  ({
    order: { status: 'pending', paymentMethod: 'cash', due: 100.4, ...said },
    back,
  }) as unknown as BoardOrder;

test('packed orders that pay in cash are cash to come, until they are delivered or came back', () => {
  const packed = one({ packedAt: '2026-11-20T10:00:00.000Z' });
  expect(cashToCome([packed, packed, one({}), one({ status: 'dispatched' })])).toBe(401.6);
  expect(
    cashToCome([
      one({ status: 'delivered' }),
      one({ status: 'cancelled' }),
      one({ paymentMethod: 'card' }),
      one({ status: 'dispatched', due: 0 }),
      one({ status: 'dispatched' }, { kind: 'refused', reason: '' }),
    ]),
  ).toBe(0);
});
