import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { addToDraft } from '#orders/web/admin/new-order/draft.ts';
import { PastedList } from '#search/web/public.ts';
import { Button } from '#ui/button.tsx';

/** A list that a customer sent, pasted as it is: its settled lines go into the order that is being taken. */
export function PasteLines() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <Button
        look="secondary"
        aria-expanded={isOpen}
        className="justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {i18n._('office.take.paste')}
      </Button>
      {isOpen && (
        <PastedList
          keptAs="newOrderList"
          add={(line) => addToDraft([line])}
          addWords={(count) => i18n._('office.take.fromList', { count })}
        />
      )}
    </div>
  );
}
