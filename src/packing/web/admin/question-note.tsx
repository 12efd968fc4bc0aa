import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { pageAddress } from '#base/addresses.ts';
import { formatRupees } from '#base/figures/money.ts';
import { whatsAppLink } from '#base/phone.ts';
import { formatTime, shopTime } from '#base/time.ts';
import { type Order, questionText, type OrderQuestion } from '#orders/orders.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

type Shown = Exclude<OrderQuestion['state'], 'over'>;
const SAID: Record<Shown, { id: string }> = {
  open: /*i18n*/ { id: 'office.packing.asked' },
  yes: /*i18n*/ { id: 'office.packing.saidYes' },
  no: /*i18n*/ { id: 'office.packing.saidNo' },
  void: /*i18n*/ { id: 'office.packing.askedVoid' },
};
const LOOKS: Record<Shown, string> = {
  open: 'bg-marigold-soft',
  yes: 'bg-leaf-soft',
  no: 'bg-chilli-soft',
  void: 'bg-chilli-soft',
};

/**
 * The question to the customer and her answer, as soon as it arrives. Staff close an answer with a tap after
 * reading it.
 */
export function QuestionNote({
  order: { question, items, selectedAddress: to, _id },
  onWithdraw,
}: {
  order: Order;
  onWithdraw: (path: string) => void;
}) {
  const { i18n } = useLingui();
  const [isRead, setRead] = useState(false);
  if (!question || question.state === 'over' || isRead) return null;
  const { state } = question;
  const { firstName: name } = to;
  const total = formatRupees(question.total);
  const at = formatTime(i18n, shopTime(question.at));
  const link = `${location.origin}${pageAddress('order', { id: _id })}`;
  return (
    <div className={`flex w-full flex-wrap items-center gap-x-2 rounded-control px-3 py-1 ${LOOKS[state]}`}>
      <output
        className={`block min-w-0 flex-1 wrap-anywhere ${state === 'open' ? 'basis-full md:basis-40' : 'basis-40'}`}
      >
        <b>{i18n._(SAID[state].id, { name, total, at })}</b>{' '}
        <OwnWords text={questionText(i18n, question, items)} />
      </output>
      {state === 'open' ? (
        <>
          <a
            href={whatsAppLink(to.phone, i18n._('office.packing.askedLink', { name, total, link }))}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('plain', 'px-2')}
          >
            <ToolIcon name="chat" />
            WhatsApp
          </a>
          <Button look="plain" className="px-2" onClick={() => onWithdraw(`/questions/${question._id}`)}>
            {i18n._('office.packing.askedBack')}
          </Button>
        </>
      ) : (
        <Button look="plain" className="px-2" onClick={() => setRead(true)}>
          {i18n._('office.packing.askedRead')}
        </Button>
      )}
    </div>
  );
}
