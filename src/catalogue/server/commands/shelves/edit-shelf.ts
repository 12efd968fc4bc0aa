import { sql } from 'kysely';
import { Failure, invalidField } from '#base/failure.ts';
import { noSuchCategory } from '#catalogue/products/product.ts';
import type { WriteContext } from '#catalogue/server/commands/write-context.ts';
import {
  type Shelf,
  readShelves,
  type Texts,
  staffShelves,
} from '#catalogue/server/queries/shelves/shelves.ts';
import { markShelves } from '#catalogue/server/tags.ts';
import {
  type EditedShelf,
  type NewShelf,
  SHELF_LANGUAGES,
  SHELVES_AT_MOST,
} from '#catalogue/shelves/shelf-forms.ts';
import { inside, type ShelfTree } from '#catalogue/shelves/shelves.ts';
import type { Tx } from '#db/schema.ts';
import { difference, recordAudit } from '#platform/log/audit.ts';

/** Adds a shelf after those of its level, and answers its value. */
export async function addShelf(tx: Tx, shelf: NewShelf, { actor, now }: WriteContext): Promise<string> {
  await holdAllShelves(tx);
  const tree = await readShelves(tx);
  if (tree.shelves.length >= SHELVES_AT_MOST)
    throw invalidField('titles.en', /*office*/ `A shop has at most ${SHELVES_AT_MOST} categories`);
  expectOwnTitle(tree, shelf);
  if (shelf.parent !== null) expectTopShelf(tree, shelf.parent);
  const value = newValue(tree, shelf.titles.en);
  await tx
    .insertInto('shelves')
    .values({
      value,
      ...columnsOf(shelf),
      position: nextPosition(tree),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await writeTitles(tx, value, shelf);
  await recordAudit(
    tx,
    { actor, entity: 'shelf', entityId: value, action: 'added', after: audited(shelf) },
    now,
  );
  markShelves(tx, { moved: [value, ...(shelf.parent === null ? [] : [shelf.parent])] });
  return value;
}

/** Writes an edited shelf: what it is called, how it looks, where it stands, whether shoppers see it. */
export async function editShelf(
  tx: Tx,
  value: string,
  { revision, ...edited }: EditedShelf,
  { actor, now }: WriteContext,
): Promise<void> {
  await holdAllShelves(tx);
  const tree = await readShelves(tx);
  const before = expectShelf(tree, value);
  if (before.revision !== revision) throw await changedMeanwhile(tx);
  expectOwnTitle(tree, edited, value);
  const isMoved = edited.parent !== before.parent;
  if (isMoved && edited.parent !== null) {
    expectTopShelf(tree, edited.parent, value);
    if (inside(tree, value).length > 0)
      throw invalidField(
        'parent',
        /*office*/ 'A category that has categories inside cannot be put inside another category',
      );
  }
  const changed = difference(audited(before), audited(edited));
  if (!changed) return;
  await tx
    .updateTable('shelves')
    .set((row) => ({
      ...columnsOf(edited),
      ...(isMoved && { position: nextPosition(tree) }),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('value', '=', value)
    .execute();
  await tx.deleteFrom('shelf_titles').where('shelf', '=', value).execute();
  await writeTitles(tx, value, edited);
  await recordAudit(tx, { actor, entity: 'shelf', entityId: value, action: 'edited', ...changed }, now);
  const within = inside(tree, value).map((shelf) => shelf.value);
  const isElsewhere = isMoved || edited.hidden !== before.hidden;
  const parents = [before.parent, edited.parent].filter((parent) => parent !== null);
  markShelves(tx, {
    shown: isElsewhere ? [value, ...within] : [value],
    moved: isElsewhere ? [value, ...within, ...parents] : [],
    areWords:
      isMoved || SHELF_LANGUAGES.some((language) => before.titles[language] !== edited.titles[language]),
  });
}

/** The shelf of a value; refused where there is none. */
export function expectShelf(tree: ShelfTree<Shelf>, value: string): Shelf {
  const shelf = tree.shelves.find((one) => one.value === value);
  if (!shelf) throw new Failure('not_found', /*i18n*/ 'There is no such category.');
  return shelf;
}

/**
 * The refusal of a change to shelves that are no longer as the screen showed them; it carries all shelves as they are
 * now.
 */
export const changedMeanwhile = async (tx: Tx): Promise<Failure> =>
  new Failure(
    'conflict',
    /*office*/ 'The categories were changed by another person. You see them as they are now.',
    {
      detail: await staffShelves(tx),
    },
  );

/** After all others, and so after those of its level. */
const nextPosition = ({ shelves }: ShelfTree<Shelf>): number =>
  1 + Math.max(0, ...shelves.map(({ position }) => position));

function expectTopShelf(tree: ShelfTree<Shelf>, parent: string, value?: string): void {
  const shelf = tree.shelves.find((one) => one.value === parent);
  if (!shelf || parent === value) throw invalidField('parent', /*office*/ 'Choose a category');
  if (shelf.parent !== null)
    throw invalidField(
      'parent',
      /*office*/ 'A category inside another category cannot have categories inside',
    );
}

function expectOwnTitle(tree: ShelfTree<Shelf>, { titles }: { titles: Texts }, value?: string): void {
  const title = titles.en.toLowerCase();
  const other = tree.shelves.find((one) => one.value !== value && one.titles.en.toLowerCase() === title);
  if (other) throw invalidField('titles.en', /*office*/ 'Another category has this name');
}

/** The value of a new shelf: its title as addresses can carry it, with a number where that is taken. */
function newValue({ shelves, former }: ShelfTree<Shelf>, title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  const plain = words === '' || words === 'all' ? 'shelf' : words;
  const taken = new Set([...shelves.map(({ value }) => value), ...Object.keys(former)]);
  for (let count = 1; ; count += 1) {
    const value = count === 1 ? plain : `${plain}-${count}`;
    if (!taken.has(value)) return value;
  }
}

type Writable = Omit<NewShelf, 'titles' | 'headings'>;

const columnsOf = ({ parent, hidden, art, picture, thumbnail }: Writable) => ({
  parent,
  hidden: hidden ? (1 as const) : (0 as const),
  art,
  picture,
  thumbnail,
});

async function writeTitles(
  tx: Tx,
  shelf: string,
  { titles, headings }: { titles: Texts; headings: Texts },
): Promise<void> {
  const rows = SHELF_LANGUAGES.map((language) => ({
    shelf,
    language,
    title: titles[language],
    heading: headings[language],
  }));
  await tx
    .insertInto('shelf_titles')
    .values(rows.filter(({ title, heading }) => title !== '' || heading !== ''))
    .execute();
}

const audited = ({ titles, headings, ...shelf }: Writable & { titles: Texts; headings: Texts }) => ({
  title: titles.en,
  titleHi: titles.hi,
  titleBn: titles.bn,
  heading: SHELF_LANGUAGES.map((language) => headings[language])
    .filter(Boolean)
    .join(' · '),
  inside: shelf.parent,
  hidden: shelf.hidden,
  drawing: shelf.art,
  picture: shelf.picture,
  thumbnail: shelf.thumbnail,
});

/**
 * Locks a shelf until the transaction ends, so that it is not merged while goods are put on it. Answers its value, or,
 * if it was merged, the value of the other shelf; undefined when there is no such shelf.
 */
async function holdShelf(tx: Tx, name: string): Promise<string | undefined> {
  const held = await hold(tx, name);
  if (held) return name;
  const former = await tx
    .selectFrom('former_shelves')
    .select('shelf')
    .where('value', '=', name)
    .executeTakeFirst();
  return former && holdShelf(tx, former.shelf);
}

/** The same for a product's category; an unknown one is refused at its field. */
export async function holdCategory(tx: Tx, category: string): Promise<string> {
  const held = await holdShelf(tx, category);
  if (held === undefined) throw invalidField('category', noSuchCategory);
  return held;
}

/** Locks all shelves, so that only one change at a time moves them or puts one into another. */
export const holdAllShelves = async (tx: Tx): Promise<void> => {
  await sql`update shelves set revision = revision`.execute(tx);
};

async function hold(tx: Tx, value: string): Promise<boolean> {
  // An update, because on both databases others wait for it.
  const row = await tx
    .updateTable('shelves')
    .set((shelf) => ({ revision: shelf.ref('revision') }))
    .where('value', '=', value)
    .returning('value')
    .executeTakeFirst();
  return row !== undefined;
}
