import { useLingui } from '@lingui/react';
import { Button } from '#ui/button.tsx';

/** The choice at a conflict with another edit. */
export type KeepOrTake = { onKeepMine: () => void; onTakeTheirs: () => void };

/** Shows a conflict: the other edit's changes, and the choice of which to keep. */
export function ChangedMeanwhile({
  what,
  changes,
  onKeepMine,
  onTakeTheirs,
}: KeepOrTake & { what: 'product' | 'shelf'; changes: { label: string; was: string; is: string }[] }) {
  const { i18n } = useLingui();
  return (
    <section role="alert" className="grid gap-2 rounded-control bg-marigold-soft p-3">
      <h3 className="font-semibold">
        {what === 'product' ? i18n._('office.changed.product') : i18n._('office.changed.shelf')}
      </h3>
      <ul>
        {changes.map(({ label, was, is }) => (
          <li key={label}>
            {label}: <s>{was}</s> {is}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onKeepMine}>
          {i18n._('office.changed.mine')}
        </Button>
        <Button look="secondary" onClick={onTakeTheirs}>
          {i18n._('office.grid.theirs')}
        </Button>
      </div>
    </section>
  );
}
