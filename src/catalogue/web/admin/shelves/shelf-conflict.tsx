import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { Button } from '#ui/button.tsx';

/** Shown when somebody else saved this shelf meanwhile: what they changed, and the choice which change to keep. */
export function ShelfConflict({
  before,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  before: StaffShelf;
  theirs: StaffShelf;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const [was, is] = [saidOf(before), saidOf(theirs)];
  return (
    <section role="alert" className="grid gap-2 rounded-control bg-marigold-soft p-3">
      <h3 className="font-semibold">Somebody else changed this shelf meanwhile</h3>
      <ul>
        {Object.keys(is)
          .filter((name) => was[name] !== is[name])
          .map((name) => (
            <li key={name}>
              {name}: <s>{was[name] || 'nothing'}</s> {is[name] || 'nothing'}
            </li>
          ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onKeepMine}>
          Keep mine, then Save
        </Button>
        <Button look="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  );
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
