import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { shownTitle } from '../goods-words.ts';

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
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useCall();
  const discard = (): Promise<void> =>
    run(async () => {
      await callApi(`/products/drafts/${draft._id}`, { method: 'DELETE' });
      showToast('success', i18n._('office.drafts.gone'));
      onGone();
    });
  return (
    <>
      <Button
        look="plain"
        aria-label={i18n._('office.drafts.discardOf', { title: shownTitle(draft) })}
        onClick={() => setAsking(true)}
        className={`px-3! text-chilli! hover:bg-chilli-soft! ${className ?? ''}`}
      >
        {i18n._('office.drafts.discard')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={i18n._('office.drafts.ask')}
        footer={
          <div className="flex flex-row-reverse gap-3">
            <Button look="danger" busy={busy} onClick={() => void discard()} className="flex-1">
              {i18n._('office.drafts.yes')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)} className="flex-1">
              {i18n._('office.drafts.keep')}
            </Button>
          </div>
        }
      >
        <p>
          <Trans
            id="office.drafts.forGood"
            values={{ title: shownTitle(draft) }}
            components={{ b: <strong /> }}
          />
        </p>
        <Problem text={problem} />
      </Dialog>
    </>
  );
}
