import { newId } from '#base/ids.ts';
import { shopDay } from '#base/time.ts';
import { handIn, noteMove } from '#test/steps/cash.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import type { Stage } from '../stage.ts';
import type { HandedOut } from './delivery.ts';

/** A request about the counter's cash of today, as its screen sends it. */
export async function cashFor(route: string, { shop, people }: Stage): Promise<HandedOut | undefined> {
  const { owner, counter } = people;
  const on = shopDay(shop.platform.clock.now());
  const ids = { id: on };
  switch (route) {
    case 'GET /api/cash':
    case 'GET /api/cash/received.csv':
      return { query: `on=${on}` };
    case 'POST /api/cash/{id}/moves':
      return { ids, body: { id: newId(), kind: 'spent', amount: 5, note: 'Tea' } };
    case 'DELETE /api/cash/{id}/moves/{move}': {
      const { moves = [] }: Partial<CashSheet> = (await noteMove(owner, on, { amount: 5 })).body;
      const move = moves.at(-1);
      return move && { ids: { ...ids, move: move._id } };
    }
    case 'POST /api/cash/{id}/counts':
      return { ids, body: { id: newId(), pieces: { 500: 1, coins: 7 }, reason: 'counted once more' } };
    case 'POST /api/cash/{id}/closings': {
      const said = { reason: 'counted once more' };
      const { count, expected }: Partial<CashSheet> = (await handIn(counter, on, 7, said)).body;
      return count ? { ids, body: { id: newId(), count: count._id, seen: { expected } } } : undefined;
    }
    default:
      return { ids };
  }
}
