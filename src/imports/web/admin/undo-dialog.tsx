import { useLingui } from '@lingui/react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StagedImports } from '#imports/staged.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Trans } from '#ui/words/trans.tsx';

type Listed = StagedImports['imports'][number];
type Props = { asked: Listed; onBegun: (imports: Listed[]) => void; onClose: () => void };

/** Asks before an import is taken back. */
export function UndoDialog({ asked, onBegun, onClose }: Props) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const confirm = (): Promise<void> =>
    run(async () => {
      const { imports } = await callApi<StagedImports>(`/products/imports/${asked.id}/undo`, {
        method: 'POST',
      });
      onBegun(imports);
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._('office.import.undo')}
      footer={
        <div className="flex flex-row-reverse gap-3">
          <Button look="danger" busy={busy} onClick={() => void confirm()} className="flex-1">
            {busy ? i18n._('office.import.beginning') : i18n._('office.takeBack')}
          </Button>
          <Button look="secondary" onClick={onClose} className="flex-1">
            {i18n._('office.cancel')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-2 text-base">
        <p>
          <Trans
            id="office.import.undoAbout"
            values={{ fileName: asked.fileName }}
            components={{ b: <strong className="wrap-anywhere" /> }}
          />
        </p>
        <p className="text-muted">{i18n._('office.import.undoStays')}</p>
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
