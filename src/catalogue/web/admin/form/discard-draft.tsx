import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { shownTitle } from '#catalogue/web/admin/shown-goods.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

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
  const discard = async (): Promise<void> => {
    await callApi(`/products/drafts/${draft._id}`, { method: 'DELETE' });
    showToast('success', i18n._('office.drafts.gone'));
    onGone();
  };
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
      {isAsking && (
        <ConfirmDialog
          title={i18n._('office.drafts.ask')}
          yes={i18n._('office.drafts.yes')}
          no={i18n._('office.drafts.keep')}
          onYes={discard}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans
              id="office.drafts.forGood"
              values={{ title: shownTitle(draft) }}
              components={{ b: <strong /> }}
            />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
