import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ReorderLine, ReorderList } from '#admin/reorder.ts';
import { formatQuantity } from '#base/figures/amount.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import { formatDay } from '#base/time.ts';
import { packText } from '#catalogue/catalogue.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** Typed amounts by product id. A product without one has the proposed amount; an empty one is left out. */
export type Amounts = Record<string, string>;

/** A longer message than this is cut off on its way by some phones. */
const LONGEST_LINK = 6000;

/** Sends the list by WhatsApp, copies it or prints it. */
export function ShareBar({ text, wanted, isWrong }: { text: string; wanted: number; isWrong: boolean }) {
  const { i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  const link = whatsAppLink('', text);
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

/** The list as a message to the wholesaler. */
export function reorderText(i18n: I18n, { shop, asOf, shelves }: ReorderList, amounts: Amounts): string {
  const parts = shelves.flatMap(({ title, lines }) => {
    const wanted = lines.flatMap((line) => {
      const amount = amountOfLine(line, amounts);
      return amount === undefined ? [] : [`- ${nameOf(i18n, line)}: ${wordsOf(i18n, amount, line.unit)}`];
    });
    return wanted.length === 0 ? [] : [`*${title}*`, ...wanted, ''];
  });
  return [i18n._('office.reorder.heading', { shop, day: formatDay(i18n, asOf) }), '', ...parts]
    .join('\n')
    .trim();
}

/** An amount with its unit: 12 pieces, 3.5 kg. */
export const wordsOf = (i18n: I18n, quantity: number, unit: string): string =>
  unit === 'item'
    ? i18n._('office.reorder.pieces', { count: quantity })
    : formatQuantity(i18n, quantity, unit);

/** Title of a line, with the pack if the title does not contain it. */
export const nameOf = (i18n: I18n, { title, pack }: Pick<ReorderLine, 'title' | 'pack'>): string =>
  pack && !title.includes(pack) ? `${title}, ${packText(i18n, pack)}` : title;

/** The amount of a line as it was typed. */
export const amountText = ({ _id, proposed }: ReorderLine, amounts: Amounts): string =>
  amounts[_id] ?? String(proposed);

/** The amount of a line; undefined where nothing is wanted, or what was typed is no number. */
export function amountOfLine(line: ReorderLine, amounts: Amounts): number | undefined {
  const text = amountText(line, amounts).trim();
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** True if the typed text is not a valid amount. */
export const isWrongAmount = (line: ReorderLine, amounts: Amounts): boolean => {
  const text = amountText(line, amounts).trim();
  return text !== '' && Number(text) !== 0 && amountOfLine(line, amounts) === undefined;
};
