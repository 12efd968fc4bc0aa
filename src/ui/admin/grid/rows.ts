/** Typed values that are not saved yet. */
export type Draft<Column extends string> = Partial<Record<Column, string>>;

/** The state of a row. */
export type RowState<Item, Column extends string> =
  | { kind: 'as-saved' }
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** There is no network: the device keeps the row and sends it by itself. */
  | { kind: 'waits' }
  /** The user is asked about it before it is saved. */
  | { kind: 'asks'; why: string }
  /** It was refused; the typed text stays. */
  | { kind: 'refused'; why: string; column?: Column }
  /** Another person changed the same field: both values are shown until one is chosen. */
  | { kind: 'conflict'; theirs: Item };

/** A row: the item as last read from the server, the typed values, and the state. */
export type Row<Item, Column extends string> = {
  item: Item;
  draft: Draft<Column>;
  state: RowState<Item, Column>;
  /** Staff confirmed the draft when asked about it. */
  isConfirmed?: boolean;
};

/** The result of sending a row. */
export type Outcome<Item, Column extends string> =
  | { kind: 'saved' | 'waits'; item: Item }
  | { kind: 'refused'; why: string; column?: Column }
  /** Another person changed the item since it was read. */
  | { kind: 'changed'; theirs: Item };

/** A grid's definition: items of one kind, some fields of which are its columns, from left to right. */
export type Sheet<Item, Column extends string> = {
  columns: readonly Column[];
  /** The message of each column's name. */
  labels: Readonly<Record<Column, string>>;
  idOf: (item: Item) => string;
  titleOf: (item: Item) => string;
  /** The text of a saved value. */
  saved: (item: Item, column: Column) => string;
  /** Cleans up what people type or paste, for comparing and sending. */
  tidy: (text: string, column: Column) => string;
  /** The draft once a text is typed into a cell, where that changes another cell, too. */
  typed?: (row: Row<Item, Column>, column: Column, text: string) => Draft<Column>;
  /** True if saved values of an item wait on this device for the network. */
  waits?: (item: Item) => boolean;
  /** The question to be confirmed before the typed values are sent, where they look like a slip. */
  question?: (row: Row<Item, Column>) => string | undefined;
  /** Sends the typed values with the revision that they were typed over. */
  send: (row: Row<Item, Column>) => Promise<Outcome<Item, Column>>;
  /** The appearance of a column's fields, and their suggestions. */
  field?: (column: Column) => { inputMode?: 'decimal' | 'numeric' | 'text'; isText?: boolean; list?: string };
};

/** A row in which nothing was typed. */
export const newRow = <Item, Column extends string>(item: Item): Row<Item, Column> => ({
  item,
  draft: {},
  state: { kind: 'as-saved' },
});

/** The text of a cell: what was typed, otherwise the saved value. */
export const textOf = <Item, Column extends string>(
  sheet: Sheet<Item, Column>,
  { item, draft }: Row<Item, Column>,
  column: Column,
): string => draft[column] ?? sheet.saved(item, column);

/** Types into a cell. A value equal to the saved one is no draft. */
export function typedInto<Item, Column extends string>(
  sheet: Sheet<Item, Column>,
  row: Row<Item, Column>,
  column: Column,
  text: string,
): Row<Item, Column> {
  const draft = sheet.typed?.(row, column, text) ?? drafted(sheet, row, column, text);
  return {
    ...newRow(row.item),
    draft,
    state: { kind: Object.keys(draft).length > 0 ? 'typed' : 'as-saved' },
  };
}

/** The draft of a row with a text in one more cell. */
export function drafted<Item, Column extends string>(
  { saved, tidy }: Pick<Sheet<Item, Column>, 'saved' | 'tidy'>,
  { item, draft }: Pick<Row<Item, Column>, 'item' | 'draft'>,
  column: Column,
  text: string,
): Draft<Column> {
  const { [column]: _, ...others } = draft;
  const isSaved = tidy(text, column) === saved(item, column);
  return (isSaved ? others : { ...others, [column]: text }) as Draft<Column>;
}

/**
 * True if another person's change left the typed fields alone, or set them to the typed values: then there is no
 * conflict.
 */
export const leavesAlone = <Item, Column extends string>(
  { columns, saved, tidy }: Sheet<Item, Column>,
  row: Row<Item, Column>,
  theirs: Item,
): boolean =>
  columns.every((column) => {
    const [text, now] = [row.draft[column], saved(theirs, column)];
    return text === undefined || now === saved(row.item, column) || now === tidy(text, column);
  });

/** Applies the typed values to the item as it is now. */
export function rebased<Item, Column extends string>(
  { columns, saved, tidy }: Sheet<Item, Column>,
  row: Row<Item, Column>,
  item: Item,
): Row<Item, Column> {
  const stillDiffer = columns.filter((column) => {
    const text = row.draft[column];
    return text !== undefined && tidy(text, column) !== saved(item, column);
  });
  const draft = Object.fromEntries(stillDiffer.map((column) => [column, row.draft[column]]));
  return { ...row, item, draft: draft as Draft<Column> };
}

/** The cells of a pasted text: a row for each line, columns separated by tabs, as spreadsheets copy them. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
