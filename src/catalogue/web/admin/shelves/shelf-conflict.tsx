import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { ChangedMeanwhile, type KeepOrTake } from '#catalogue/web/admin/changed-meanwhile.tsx';

/** Shows a conflict with another edit of this shelf. */
export function ShelfConflict({
  before,
  theirs,
  ...choice
}: KeepOrTake & { before: StaffShelf; theirs: StaffShelf }) {
  const { i18n } = useLingui();
  const [was, is] = [saidOf(i18n, before), saidOf(i18n, theirs)];
  const changes = Object.keys(is)
    .filter((name) => was[name] !== is[name])
    .map((name) => ({
      label: i18n._(name),
      was: was[name] || i18n._('office.nothing'),
      is: is[name] || i18n._('office.nothing'),
    }));
  return <ChangedMeanwhile what="shelf" changes={changes} {...choice} />;
}

/** The fields of a shelf, by the messages of their names. */
const saidOf = (
  i18n: I18n,
  { titles, headings, parent, hidden, art, picture }: StaffShelf,
): Record<string, string> => ({
  [/*i18n*/ 'office.shelves.conflictTitle']: titles.en,
  [/*i18n*/ 'office.language.hi']: titles.hi,
  [/*i18n*/ 'office.language.bn']: titles.bn,
  [/*i18n*/ 'office.shelves.conflictHeading']: [headings.en, headings.hi, headings.bn]
    .filter(Boolean)
    .join(' · '),
  [/*i18n*/ 'office.shelves.conflictInside']: parent ?? '',
  [/*i18n*/ 'office.shelves.conflictHidden']: hidden ? i18n._('office.yes') : i18n._('office.no'),
  [/*i18n*/ 'office.shelves.conflictDrawing']: art,
  [/*i18n*/ 'office.shelves.conflictPicture']: picture,
});
