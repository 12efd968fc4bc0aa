import { create } from 'zustand';
import { forget, readKept } from '#browser/storage.ts';
import { KEPT_ADDS } from './kept-for-login.ts';

/** A tap that was kept (`kept-for-login.ts`). */
type KeptAdd = { product: string; quantity: number };

/** The kept adds that are on their way into the cart: their buttons are busy. */
export const useKeptAdds = create<{ adds: readonly KeptAdd[] }>(() => ({ adds: readAdds() }));

/** Takes the kept adds; a second call returns none. */
export function takeKeptAdds(): readonly KeptAdd[] {
  const adds = readAdds();
  forget(KEPT_ADDS);
  useKeptAdds.setState({ adds });
  return adds;
}

/** Call it once they are in the cart, or were refused. */
export const endKeptAdds = (): void => useKeptAdds.setState({ adds: [] });

function readAdds(): KeptAdd[] {
  const kept = readKept(KEPT_ADDS, 'session');
  if (typeof kept !== 'string') return [];
  return kept.split(',').map((add) => {
    const [product = '', quantity = '1'] = add.split(':');
    return { product, quantity: Number(quantity) || 1 };
  });
}
