import { useState } from 'react';
import { callApi } from '#browser/api-client.ts';
import { useCall } from '#browser/use-call.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast.tsx';
import { shownTitle } from '../list/shown-title.ts';

/** A button that throws a draft away, and asks first. */
export function DiscardDraft({
  draft,
  onGone,
  className,
}: {
  draft: StaffProduct;
  onGone: () => void;
  className?: string;
}) {
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useCall();
  const discard = (): Promise<void> =>
    run(async () => {
      await callApi(`/products/drafts/${draft._id}`, { method: 'DELETE' });
      showToast('success', 'The draft is gone.');
      onGone();
    });
  return (
    <>
      <Button
        look="plain"
        aria-label={`Discard draft ${shownTitle(draft)}`}
        onClick={() => setAsking(true)}
        className={`px-3! text-chilli! hover:bg-chilli-soft! ${className ?? ''}`}
      >
        Discard draft
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Discard this draft?"
        footer={
          <div className="flex flex-row-reverse gap-3">
            <Button look="danger" busy={busy} onClick={() => void discard()} className="flex-1">
              Discard
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)} className="flex-1">
              Keep it
            </Button>
          </div>
        }
      >
        <p>
          <strong>{shownTitle(draft)}</strong> and what was typed of it are gone for good.
        </p>
        <Problem text={problem} />
      </Dialog>
    </>
  );
}
