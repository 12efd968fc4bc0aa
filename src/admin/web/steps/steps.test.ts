import { beforeEach, expect, test } from 'vitest';
import type { BoardOrder } from '#dispatch/round-board.ts';
import type { User } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import type { Order } from '#orders/order.ts';
import { nextSteps, rowStep, type StepKind } from './steps.ts';

const logIn = (role: User['role'], permissions: User['permissions'] = []): void =>
  useSession.setState({ user: { role, permissions } as unknown as User });
beforeEach(() => logIn('admin'));

const AT = '2026-11-20T03:00:00.000Z';
const cash = [{ method: 'cash', isUndone: false }];
const one = (said: object, back: BoardOrder['back'] = null): BoardOrder => {
  const order = { status: 'pending', phoneToConfirm: false, paymentMethod: 'cash', due: 90, giveBack: 0 };
  return { order: { ...order, money: { payments: [] }, ...said } as unknown as Order, back };
};
const packed = { packedAt: AT };
const collected = { delivery: { collected: true } };
const paid = { due: 0 };
const called = { phoneToConfirm: true };
const away = { status: 'dispatched' } as const;
const delivered = { status: 'delivered' } as const;
const cancelled = { status: 'cancelled', due: 0, giveBack: 90 } as const;
const upi = { saidUpi: { amount: 90, at: AT } };

test.each<[string, BoardOrder, StepKind[], StepKind | undefined]>([
  ['new', one({}), ['pack', 'dispatch'], 'pack'],
  ['new, to be called', one(called), ['confirm', 'pack'], 'confirm'],
  ['packed', one(packed), ['dispatch'], 'dispatch'],
  ['packed, to be called', one({ ...packed, ...called }), ['confirm', 'dispatch'], 'confirm'],
  ['packed, collected', one({ ...packed, ...collected }), ['deliverPaid', 'deliver'], 'deliverPaid'],
  ['packed, collected and paid', one({ ...packed, ...collected, ...paid }), ['deliver'], 'deliver'],
  ['on the way, to be paid', one(away), ['deliverPaid', 'deliver'], 'deliverPaid'],
  ['on the way, paid', one({ ...away, ...paid }), ['deliver'], 'deliver'],
  ['on the way, said to be paid by UPI', one({ ...away, ...upi }), ['deliver'], 'deliver'],
  ['back from its door', one(away, { kind: 'away', reason: '' }), ['cancel'], undefined],
  [
    'back from its door without what was not taken',
    one({ ...away, credited: 20 }, { kind: 'refused', reason: '' }),
    ['deliverPaid', 'deliver', 'cancel'],
    undefined,
  ],
  ['delivered, to be paid', one(delivered), ['receive'], 'receive'],
  ['delivered, said to be paid by UPI', one({ ...delivered, ...upi }), [], undefined],
  [
    'sold unpaid at the counter',
    one({ ...delivered, taken: { channel: 'counter' } }),
    ['receive'],
    undefined,
  ],
  ['delivered and paid', one({ ...delivered, ...paid }), [], undefined],
  [
    'delivered, overpaid in cash',
    one({ ...delivered, ...paid, giveBack: 10, money: { payments: cash } }),
    ['giveBack'],
    'giveBack',
  ],
  ['cancelled, paid in cash', one({ ...cancelled, money: { payments: cash } }), ['giveBack'], 'giveBack'],
  [
    'cancelled, paid by UPI',
    one({ ...cancelled, money: { payments: [{ method: 'upi', isUndone: false }] } }),
    [],
    undefined,
  ],
  [
    'cancelled, whose money never came',
    one({ ...cancelled, neverCame: 90, money: { payments: cash } }),
    ['giveBack'],
    undefined,
  ],
])('the next steps of an order: %s', (_, order, steps, ofRow) => {
  expect(nextSteps(order).map(({ kind }) => kind)).toEqual(steps);
  expect(rowStep(order)?.kind).toBe(ofRow);
});

test('an order that came back late is cancelled with that reason', () => {
  const [step] = nextSteps(one(away, { kind: 'refused', reason: 'late' }));
  expect(step?.change).toEqual({ status: 'cancelled', reason: 'late' });
});

test('a packer packs and sends off, and delivers without noting money; a rider takes no step here', () => {
  const kinds = (order: BoardOrder): StepKind[] => nextSteps(order).map(({ kind }) => kind);
  logIn('staff', ['packer']);
  expect(kinds(one({}))).toEqual(['pack', 'dispatch']);
  expect(kinds(one(away))).toEqual(['deliver']);
  expect(kinds(one(delivered))).toEqual([]);
  logIn('staff', ['rider']);
  expect(kinds(one({}))).toEqual([]);
});
