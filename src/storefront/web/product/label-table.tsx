import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { isLoose } from '#base/amount.ts';
import { formatDay } from '#base/time.ts';
import { type Product, type ProductFacts, ruleText } from '#catalogue/catalogue.ts';

/** What is printed on a pack and must by law be readable before buying; unknown details are left out. */
export function LabelTable({ product, facts }: { product: Product; facts: ProductFacts | undefined }) {
  const { i18n } = useLingui();
  const rows = [
    ['Category', product.shelf],
    ['Net quantity', product.pack],
    ['Sold', isLoose(product.soldBy) ? `Loose, ${ruleText(i18n, product)}` : ''],
    ['Best before', bestBefore(i18n, facts?.bestBefore)],
    ['Made by', facts?.maker],
    ['Packed by', facts?.packer],
    ['Imported by', facts?.importer],
    ['Country of origin', facts?.country],
    ['FSSAI licence', facts?.fssai],
    ['Colour', product.color],
    ['Rating', product.rating > 0 ? `${product.rating} of 5` : ''],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A day in words; a time from packing stays as it is. */
function bestBefore(i18n: I18n, written = ''): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return formatDay(i18n, written);
  return written && `${written} from packing`;
}
