import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** A longer message than this is cut off on its way by some phones. */
const LONGEST_LINK = 6000;

/** Sends the list by WhatsApp, copies it or prints it. */
export function ShareBar({ text, wanted, isWrong }: { text: string; wanted: number; isWrong: boolean }) {
  const { i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  const link = `https://wa.me/?text=${encodeURIComponent(text)}`;
  const isTooLong = link.length > LONGEST_LINK;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', i18n._('office.reorder.copied'));
    } catch {
      // Without https, or where the browser refuses it, the text is shown to be copied by hand.
      setShown(true);
    }
  };
  return (
    <ActionBar label={i18n._('office.reorder.list')}>
      <p className="w-full px-1 md:w-auto">
        <Trans
          id="office.reorder.toOrder"
          values={{ count: wanted }}
          components={{ b: <b className="tabular-nums" /> }}
        />
        {isWrong && <span className="text-chilli"> {i18n._('office.reorder.wrong')}</span>}
        {isTooLong && <span className="text-muted"> {i18n._('office.reorder.tooLong')}</span>}
      </p>
      <span className="flex w-full gap-2 md:ml-auto md:w-auto">
        {wanted > 0 && !isTooLong && (
          <a href={link} target="_blank" rel="noreferrer" className={buttonClass('primary', 'flex-1')}>
            <ToolIcon name="chat" />
            WhatsApp
          </a>
        )}
        <Button look="secondary" disabled={wanted === 0} onClick={() => void copy()} className="flex-1">
          {i18n._('office.copy')}
        </Button>
        <Button
          look="secondary"
          disabled={wanted === 0}
          aria-label={i18n._('office.print')}
          onClick={() => window.print()}
        >
          <ToolIcon name="print" />
        </Button>
      </span>
      <Dialog open={isShown} onClose={() => setShown(false)} title={i18n._('office.reorder.copy')}>
        <textarea
          aria-label={i18n._('office.reorder.list')}
          readOnly
          rows={12}
          value={text}
          onFocus={({ target }) => target.select()}
          className="w-full rounded-control border border-muted/60 bg-white p-3 text-base"
        />
      </Dialog>
    </ActionBar>
  );
}
