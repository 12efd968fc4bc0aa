type ColumnOf<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : '';
type Columns = Record<string, string>;
type Key<Of> = keyof Of & string;

/** The columns that keep the keys of a contract, `pinCode` in `pin_code`: no list of them has to be kept beside the contract. */
export const columnsOf = <Name extends string>(keys: readonly Name[]) =>
  Object.fromEntries(
    keys.map((key) => [key, key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
  ) as { [Each in Name]: ColumnOf<Each> };

/** Texts by their columns; a text that was left out is empty. */
export const toRow = <Of extends Columns>(columns: Of, given: { [Each in Key<Of>]?: string | undefined }) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [column, given[key as Key<Of>] ?? '']),
  ) as Record<Of[Key<Of>], string>;

/** The texts of a row by their keys. */
export const fromRow = <Of extends Columns>(columns: Of, row: Record<Of[Key<Of>], string>) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, row[column as Of[Key<Of>]]]),
  ) as Record<Key<Of>, string>;
