import { useLingui } from '@lingui/react';
import type { Bill } from '#bills/bills.ts';
import { fileOf, saveFile } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

/** Hands a paper as a PDF to another app, such as WhatsApp; where the browser cannot share files it is downloaded. */
export function SharePdf({ bill }: { bill: Bill }) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const share = () =>
    run(async () => {
      const name = `${bill.number.replaceAll('/', '-')}.pdf`;
      const path = `/orders/${bill.order}/bills/${bill._id}/pdf?lang=${i18n.locale}`;
      const pdf = await fileOf(path, name, useSession.getState().token);
      if (!navigator.canShare?.({ files: [pdf] })) return saveFile(pdf);
      await navigator.share({ files: [pdf], title: bill.number }).catch(ifDismissed);
    });
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => void share()}>
        {i18n._('account.paper.sharePdf')}
      </Button>
      <Problem text={problem} />
    </>
  );
}

/** A person who closes the list of apps wants nothing shared. */
function ifDismissed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
