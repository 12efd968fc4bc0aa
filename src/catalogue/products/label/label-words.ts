import type { Words } from '#base/language/language.ts';

/** A net quantity as it is read: g, kg, ml and l keep their signs, which the law names; pieces are said. */
export function packText(i18n: Words, pack: string): string {
  const [, amount] = /^(\d+) pieces?$/.exec(pack) ?? [];
  return amount === undefined ? pack : i18n._('shop.unit.pieces', { count: Number(amount), amount });
}
