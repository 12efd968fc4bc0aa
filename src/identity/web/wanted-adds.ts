import { forget, keep } from '#browser/storage.ts';
import { KEPT_ADDS, keptAdds } from './kept-adds.ts';

/** Goods that were tapped before the login: the product's id, and how many or how much. */
export type WantedAdd = { product: string; quantity: number };

const readAdd = (add: string): WantedAdd => {
  const [product = '', quantity] = add.split(':');
  return { product, quantity: Number(quantity) || 1 };
};

/** The goods that wait for the login. */
export const wantedAdds = (): WantedAdd[] => keptAdds().map(readAdd);

/** Keeps the goods that the login's address names, a guest's newest tap, beside those on other goods. */
export function keepWanted(question: URLSearchParams): void {
  const add = question.get('add');
  if (!add) return;
  keepAdds([...keptWithout(readAdd(add)), add]);
}

/** Takes all of them; a second call returns none. */
export function takeWanted(): WantedAdd[] {
  const adds = wantedAdds();
  forget(KEPT_ADDS);
  return adds;
}

/** Takes one out: it is not wanted any more. */
export const dropWanted = (wanted: WantedAdd): void => keepAdds(keptWithout(wanted));

const keptWithout = ({ product }: WantedAdd): string[] =>
  keptAdds().filter((add) => readAdd(add).product !== product);

const keepAdds = (adds: string[]): void => void keep(KEPT_ADDS, adds.join(), 'session');
