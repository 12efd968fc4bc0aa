import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { Staple, type StapleGroup } from '#catalogue/products/staples.ts';

const GOODS = new URL('../../../db/starter/goods.csv', import.meta.url);
const GROUPS = new URL('../../../db/starter/groups.csv', import.meta.url);

/** A staple as the file has it; `picture` is its name among the demo shop's pictures. */
export type StarterStaple = Omit<Staple, 'inShop' | 'drafts' | 'thumbnail'> & { picture: string };

/** The starter catalogue: its staples by name, and their groups in the order of the shelves. */
type StarterCatalogue = {
  staples: ReadonlyMap<string, StarterStaple>;
  groups: readonly StapleGroup[];
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
  | 'gst'
  | 'mark'
  | 'group'
  | 'picture'
>;
type GroupRow = Row<'group' | 'shelf' | 'english' | 'hindi' | 'bengali'>;

const StarterStaple = v.object({
  ...v.omit(Staple, ['inShop', 'drafts', 'thumbnail']).entries,
  picture: v.string(),
});
let kept: StarterCatalogue | undefined;

/** Reads the starter catalogue of `db/starter`, once. */
export function starterCatalogue(): StarterCatalogue {
  kept ??= readCatalogue();
  return kept;
}

function readCatalogue(): StarterCatalogue {
  const staples = readRows<StapleRow>(GOODS).map(stapleOf);
  const groups = readRows<GroupRow>(GROUPS).map(({ group, shelf, english, hindi, bengali }) => ({
    group,
    category: shelf,
    title: english,
    title_hi: hindi,
    title_bn: bengali,
    staples: staples.filter((staple) => staple.group === group).length,
  }));
  return { staples: new Map(staples.map((staple) => [staple.name, staple])), groups };
}

const readRows = <T>(file: URL): T[] => parse<T>(readFileSync(file), { columns: true, bom: true });

const stapleOf = ({ name, hindi, bengali, also, shelf, packs, gst, ...row }: StapleRow): StarterStaple =>
  v.parse(StarterStaple, {
    ...row,
    name,
    title_hi: hindi,
    title_bn: bengali,
    alsoCalled: also.split('|'),
    category: shelf,
    packs: packs === '' ? [] : packs.split('|'),
    taxRate: Number(gst),
  });
