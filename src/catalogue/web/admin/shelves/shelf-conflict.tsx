import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { ChangedMeanwhile, type KeepOrTake } from '#catalogue/web/admin/changed-meanwhile.tsx';

/** Shown when somebody else saved this shelf meanwhile. */
export function ShelfConflict({
  before,
  theirs,
  ...choice
}: KeepOrTake & { before: StaffShelf; theirs: StaffShelf }) {
  const [was, is] = [saidOf(before), saidOf(theirs)];
  const changes = Object.keys(is)
    .filter((name) => was[name] !== is[name])
    .map((label) => ({ label, was: was[label] || 'nothing', is: is[label] || 'nothing' }));
  return <ChangedMeanwhile what="shelf" changes={changes} {...choice} />;
}

const saidOf = ({ titles, headings, parent, hidden, art, picture }: StaffShelf): Record<string, string> => ({
  Title: titles.en,
  Hindi: titles.hi,
  Bengali: titles.bn,
  Heading: [headings.en, headings.hi, headings.bn].filter(Boolean).join(' · '),
  Inside: parent ?? '',
  Hidden: hidden ? 'yes' : 'no',
  Drawing: art,
  Picture: picture,
});
