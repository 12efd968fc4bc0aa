import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { addToDraft, PASTED } from '#counter/web/admin/draft.ts';
import { isListOpen, PastedList } from '#search/web/public.ts';
import { Button } from '#ui/button.tsx';

/**
 * A list that a customer sent, pasted as it is: its settled lines go into the order that is being taken. What is not done of it
 * stands here again when the screen is opened anew.
 */
export function PasteLines() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(() => isListOpen(PASTED));
  return (
    <div id="pasted-list" tabIndex={-1} className="grid scroll-mt-16 gap-3">
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
          keptAs={PASTED}
          add={(line) => addToDraft([line])}
          addWords={(count) => i18n._('office.take.fromList', { count })}
          doneWords={i18n._('office.take.listDone')}
        />
      )}
    </div>
  );
}
