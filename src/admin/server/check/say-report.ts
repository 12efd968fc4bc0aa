import type { Finding } from '#admin/health.ts';
import { formatPaise, paise } from '#base/figures/money.ts';
import type { CheckedShop } from './check-shop.ts';

/** A check in plain lines, for a terminal. */
export function sayReport({ rules, broken, toLookAt, books }: CheckedShop): string {
  const sums = Object.entries(books).map(([place, sum]) => `  ${place}: ${formatPaise(paise(sum))}`);
  return [
    broken.length === 0 ? `All ${rules} rules hold.` : `${broken.length} of ${rules} rules are broken:`,
    ...broken.map(sayFinding),
    ...(toLookAt.length > 0 ? ['Somebody should look at this:', ...toLookAt.map(sayFinding)] : []),
    'The books:',
    ...sums,
    '',
  ].join('\n');
}

const sayFinding = ({ rule, count, named }: Finding): string =>
  `  Not so: ${rule}. ${count}: ${named.map(({ label, id }) => (label === id ? id : `${label} (${id})`)).join(', ')}`;
