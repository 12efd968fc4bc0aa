import { Button } from '#ui/button.tsx';

/** The choice when somebody else saved the same thing meanwhile. */
export type KeepOrTake = { onKeepMine: () => void; onTakeTheirs: () => void };

/**
 * Shown when somebody else saved the same thing meanwhile: what they changed, and the choice of which change to keep.
 */
export function ChangedMeanwhile({
  what,
  changes,
  onKeepMine,
  onTakeTheirs,
}: KeepOrTake & { what: 'product' | 'shelf'; changes: { label: string; was: string; is: string }[] }) {
  return (
    <section role="alert" className="grid gap-2 rounded-control bg-marigold-soft p-3">
      <h3 className="font-semibold">Somebody else changed this {what} meanwhile</h3>
      <ul>
        {changes.map(({ label, was, is }) => (
          <li key={label}>
            {label}: <s>{was}</s> {is}
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
