import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { isLoose } from '#base/figures/amount.ts';
import { formatDay } from '#base/time.ts';
import { packText, type Product, type ProductFacts, ruleText, spanText } from '#catalogue/catalogue.ts';
import { languageOfText } from '#ui/words/own-words.tsx';

/** Facts printed on a pack, which by law must be readable before buying; unknown ones are left out. */
export function LabelTable({ product, facts }: { product: Product; facts: ProductFacts | undefined }) {
  const { i18n } = useLingui();
  const rows = [
    [i18n._('shop.label.category'), product.shelf],
    [i18n._('shop.label.net'), packText(i18n, product.pack)],
    [
      i18n._('shop.label.sold'),
      isLoose(product.soldBy) ? i18n._('shop.label.loose', { rule: ruleText(i18n, product) }) : '',
    ],
    [i18n._('shop.label.bestBefore'), bestBefore(i18n, facts?.bestBefore)],
    [i18n._('shop.label.maker'), facts?.maker],
    [i18n._('shop.label.packer'), facts?.packer],
    [i18n._('shop.label.importer'), facts?.importer],
    [i18n._('shop.filter.origin'), facts?.country],
    [i18n._('shop.label.fssai'), facts?.fssai],
    [i18n._('shop.label.colour'), product.color],
    [
      i18n._('shop.label.rating'),
      product.rating > 0 ? i18n._('shop.label.ofFive', { rating: product.rating }) : '',
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd lang={languageOfText(i18n, value)} className="min-w-0 wrap-anywhere whitespace-pre-line">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A day in words; a time from packing stays as it is. */
function bestBefore(i18n: I18n, written = ''): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return formatDay(i18n, written);
  return written && i18n._('shop.label.fromPacking', { time: spanText(i18n, written) });
}
