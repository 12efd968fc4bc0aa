import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { Staple, type StapleAisle } from '#catalogue/products/staples.ts';

const GOODS = new URL('../../../db/starter/goods.csv', import.meta.url);
const GROUPS = new URL('../../../db/starter/groups.csv', import.meta.url);
const TYPED = new URL('../../../db/starter/typed-rates.csv', import.meta.url);
const AISLES = new URL('../../../db/starter/aisles.csv', import.meta.url);

/**
 * A staple as the file has it; `picture` is its name among the demo shop's pictures, `typedRate` the per cent that the list wrote
 * into products before their rates followed from their goods.
 */
export type StarterStaple = Omit<Staple, 'inShop' | 'drafts' | 'thumbnail'> & {
  picture: string;
  typedRate: number;
};

/** A group of staples: the inner shelf that they make in a shop, with its names. */
type StapleGroup = { group: string; aisle: string; title: string; title_hi: string; title_bn: string };
type StarterAisle = Omit<StapleAisle, 'thumbnail'> & { picture: string };

/** The starter catalogue: its staples by name, their groups in the order of the shelves, and its aisles. */
type StarterCatalogue = {
  staples: ReadonlyMap<string, StarterStaple>;
  groups: readonly StapleGroup[];
  aisles: readonly StarterAisle[];
};

type Row<Column extends string> = Record<Column, string>;
type StapleRow = Row<
  | 'name'
  | 'hindi'
  | 'bengali'
  | 'also'
  | 'shelf'
  | 'sold'
  | 'unit'
  | 'packs'
  | 'hsn'
  | 'tax'
  | 'gst'
  | 'mark'
  | 'group'
  | 'picture'
  | 'brand'
>;
type GroupRow = Row<'group' | 'english' | 'hindi' | 'bengali' | 'aisle'>;
type AisleRow = Row<'aisle' | 'english' | 'hindi' | 'bengali' | 'picture'>;

const StarterStaple = v.object({
  ...v.omit(Staple, ['inShop', 'drafts', 'thumbnail']).entries,
  picture: v.string(),
  typedRate: v.number(),
});
let kept: StarterCatalogue | undefined;

/** Reads the starter catalogue of `db/starter`, once. */
export function starterCatalogue(): StarterCatalogue {
  kept ??= readCatalogue();
  return kept;
}

function readCatalogue(): StarterCatalogue {
  const groups = readRows<GroupRow>(GROUPS).map(({ group, aisle, ...names }) => ({
    group,
    aisle,
    ...titlesOf(names),
  }));
  const aisleOf = new Map(groups.map(({ group, aisle }) => [group, aisle]));
  const typed = new Map(readRows<Row<'name' | 'gst'>>(TYPED).map(({ name, gst }) => [name, Number(gst)]));
  const staples = readRows<StapleRow>(GOODS).map((row) =>
    stapleOf(row, { aisle: aisleOf.get(row.group) ?? '', typedRate: typed.get(row.name) ?? Number(row.gst) }),
  );
  const aisles = readRows<AisleRow>(AISLES).map(({ aisle, picture, ...names }) => ({
    aisle,
    picture,
    ...titlesOf(names),
    staples: staples.filter((staple) => staple.aisle === aisle).length,
  }));
  return { staples: new Map(staples.map((staple) => [staple.name, staple])), groups, aisles };
}

const titlesOf = ({ english, hindi, bengali }: Row<'english' | 'hindi' | 'bengali'>) => ({
  title: english,
  title_hi: hindi,
  title_bn: bengali,
});

const readRows = <T>(file: URL): T[] => parse<T>(readFileSync(file), { columns: true, bom: true });

const stapleOf = (
  { name, hindi, bengali, also, shelf, packs, gst, tax, ...row }: StapleRow,
  more: Pick<StarterStaple, 'aisle' | 'typedRate'>,
): StarterStaple =>
  v.parse(StarterStaple, {
    ...row,
    ...more,
    name,
    title_hi: hindi,
    title_bn: bengali,
    alsoCalled: also.split('|'),
    category: shelf,
    packs: packs === '' ? [] : packs.split('|'),
    taxGoods: tax,
    taxRate: Number(gst),
  });
