import { useLingui } from '@lingui/react';
import { Button } from '#ui/button.tsx';

/** The buttons of a dialog that first shows a change: Preview until there is something to change, then the change. */
export function PreviewFooter({
  form,
  changes,
  busy,
  onChange,
  onClose,
}: {
  /** The id of the form whose submit makes the preview. */
  form: string;
  /** The number of rows that the preview would change; 0 without a preview. */
  changes: number;
  busy: boolean;
  onChange: () => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-row-reverse gap-3">
      {changes > 0 ? (
        <Button busy={busy} onClick={onChange} className="flex-1">
          {busy
            ? i18n._('office.change.busy')
            : i18n._('office.change.now', { count: changes.toLocaleString('en-IN') })}
        </Button>
      ) : (
        <Button type="submit" form={form} busy={busy} className="flex-1">
          {i18n._('office.preview')}
        </Button>
      )}
      <Button look="secondary" onClick={onClose} className="flex-1">
        {i18n._('office.cancel')}
      </Button>
    </div>
  );
}
