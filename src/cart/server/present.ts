import { toRupees } from '#base/money.ts';
import { type CartItem, figuresOf, lineTotal, type Quote } from '#cart/cart.ts';
import type { Settings } from '#settings/settings.ts';
import type { GoneLine } from './queries.ts';

/** What the cart would cost now. */
export const presentQuote = (
  cart: { items: readonly CartItem[]; gone: readonly GoneLine[] },
  settings: Settings,
): Quote => ({
  ...figuresOf(cart.items, settings),
  lines: [...cart.items.map(quoteLine), ...cart.gone.map(goneLine)],
});

const quoteLine = (item: CartItem): Quote['lines'][number] => ({
  _id: item._id,
  product: item.product._id,
  title: item.product.title,
  quantity: item.quantity,
  price: item.product.price,
  total: toRupees(lineTotal(item)),
  problem: item.quantity > item.product.stock ? { kind: 'short', left: item.product.stock } : null,
});

const goneLine = (line: GoneLine): Quote['lines'][number] => ({
  _id: line.id,
  product: line.product_id,
  title: line.title,
  quantity: line.quantity,
  price: 0,
  total: 0,
  problem: { kind: 'gone' },
});
