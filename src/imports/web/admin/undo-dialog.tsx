import { callApi } from '#browser/api-client.ts';
import { useCall } from '#browser/use-call.ts';
import type { StagedImports } from '#imports/staged.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';

type Listed = StagedImports['imports'][number];
type Props = { asked: Listed; onBegun: (imports: Listed[]) => void; onClose: () => void };

/** Asks before an import is taken back. */
export function UndoDialog({ asked, onBegun, onClose }: Props) {
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
      title="Take the import back"
      footer={
        <div className="flex flex-row-reverse gap-3">
          <Button look="danger" busy={busy} onClick={() => void confirm()} className="flex-1">
            {busy ? 'Beginning …' : 'Take back'}
          </Button>
          <Button look="secondary" onClick={onClose} className="flex-1">
            Cancel
          </Button>
        </div>
      }
    >
      <div className="grid gap-2 text-base">
        <p>
          What <strong className="wrap-anywhere">{asked.fileName}</strong> added is gone from the shop and
          from carts. What it changed is as it was before.
        </p>
        <p className="text-muted">
          Goods that were ordered since stay, and so does what somebody changed by hand. You will see which.
        </p>
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
