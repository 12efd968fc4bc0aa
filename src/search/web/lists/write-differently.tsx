import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { useCall } from '#browser/calls/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { type KeptList, type OwnLine, matchText } from './kept-list.ts';

/** A line in other words: what they find takes the place of the line. */
export function WriteDifferently({
  line,
  kept,
  isOpen: isOpenAtFirst = false,
}: {
  line: OwnLine;
  kept: KeptList;
  isOpen?: boolean;
}) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { busy, problem, run } = useCall();
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('line');
    if (typeof said !== 'string' || said.trim() === '') return;
    void run(async () => {
      const found = await matchText(said);
      kept.replace(
        line,
        found.map((one) => ({ ...one, number: line.number })),
      );
    });
  };
  if (!isOpen)
    return (
      <Button look="plain" onClick={() => setOpen(true)}>
        {i18n._('account.list.differently')}
        <span className="sr-only"> {line.typed}</span>
      </Button>
    );
  return (
    <form onSubmit={find} className="flex flex-1 basis-60 items-end gap-2">
      <Field
        name="line"
        label={i18n._('account.list.inOtherWords')}
        defaultValue={line.typed}
        error={problem}
        maxLength={200}
        className="flex-1"
      />
      <Button
        type="submit"
        look="secondary"
        busy={busy}
        aria-label={i18n._('account.list.findLine', { line: line.typed })}
      >
        <Icon name="search" className="size-5" />
      </Button>
    </form>
  );
}
