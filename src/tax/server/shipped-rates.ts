import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import type { Language } from '#base/language/language.ts';
import { TaxGoods, TaxRate, taxGoodsTitle } from '#tax/rates.ts';

// The classes of goods and their rates, as the law has them: db/tax/README.md.
const fileOf = (name: string): URL => new URL(`../../../db/tax/${name}.csv`, import.meta.url);

type Row<Column extends string> = Record<Column, string>;

const readRows = <T>(name: string): T[] => parse<T>(readFileSync(fileOf(name)), { columns: true, bom: true });

/** The classes of goods and the rates that come with the shop. */
export type ShippedRates = { goods: readonly TaxGoods[]; shipped: readonly TaxRate[] };
let kept: ShippedRates | undefined;

/** Reads the classes and rates of `db/tax`, once. */
export function shippedRates(): ShippedRates {
  kept ??= {
    goods: readRows<Row<'goods' | 'english' | 'hindi' | 'bengali' | 'hsn'>>('goods').map(
      ({ goods, english, hindi, bengali, hsn }) =>
        v.parse(TaxGoods, {
          goods,
          title: english,
          title_hi: hindi,
          title_bn: bengali,
          hsn: hsn === '' ? [] : hsn.split('|'),
        }),
    ),
    shipped: readRows<Row<'goods' | 'condition' | 'from' | 'rate' | 'value' | 'up_to' | 'source'>>(
      'rates',
    ).map(({ goods, condition, from, rate, value, up_to, source }) =>
      v.parse(TaxRate, {
        id: '',
        goods,
        hsn: '',
        condition,
        from,
        until: null,
        rate: Math.round(Number(rate) * 100),
        nature: Number(rate) > 0 ? 'taxable' : 'exempt',
        byPrintedPrice: value === 'printed',
        upTo: up_to === '' ? null : Number(up_to),
        source,
      }),
    ),
  };
  return kept;
}

/** The names of the classes of goods in a language, by their keys. */
export const taxGoodsNames = (language: Language): ReadonlyMap<string, string> =>
  new Map(shippedRates().goods.map((one) => [one.goods, taxGoodsTitle(one, language)]));

let headings: ReadonlySet<string> | undefined;

/** True if an HSN begins with a heading that exists. */
export function isHsn(hsn: string): boolean {
  headings ??= new Set(
    readRows<Row<'chapter' | 'headings'>>('headings').flatMap(({ chapter, headings: spans }) =>
      spans.split(' ').flatMap((span) => {
        const [first = 0, last = first] = span.split('-').map(Number);
        return Array.from(
          { length: last - first + 1 },
          (_, at) => chapter + String(first + at).padStart(2, '0'),
        );
      }),
    ),
  );
  return headings.has(hsn.slice(0, 4));
}
