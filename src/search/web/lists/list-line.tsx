import { useLingui } from '@lingui/react';
import { useState, useId, type SubmitEvent } from 'react';
import { useCall } from '#browser/calls/use-call.ts';
import { lessOf, moreOf, isMost } from '#catalogue/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { type KeptList, type OwnLine, matchText } from './kept-list.ts';
import { costOfOffer, OfferButton, offeredText } from './offer-button.tsx';

const STEP =
  'grid size-11 place-items-center rounded-control text-leaf hover:bg-leaf-soft disabled:text-muted/50';

/** A settled line: what it became, beside what was written; a tap shows what else it may be. */
export function ReadyLine({ line, kept }: { line: OwnLine; kept: KeptList }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const chosen = line.chosen!;
  const { product, quantity } = chosen;
  const others = line.offers.filter((offer) => offer.product._id !== product._id);
  const take = (amount: number) => kept.choose(line, { ...chosen, quantity: amount });
  const less = lessOf(product, quantity);
  return (
    <li className="grid gap-2 py-2">
      <div className="flex items-start gap-3">
        <LineNumber of={line} />
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">
            <OwnWords text={product.title} />
          </span>
          <span className="text-sm break-words text-muted">
            “{line.typed}”{chosen.note === 'one' && ` · ${i18n._('account.list.one')}`}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end">
          <strong>{offeredText(i18n, chosen)}</strong>
          <Money rupees={costOfOffer(chosen)} />
        </span>
        <Button
          look="plain"
          aria-expanded={isOpen}
          aria-label={i18n._('account.list.changeLine', { line: line.typed })}
          className="-my-1 size-11 p-0!"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="edit" className="size-5" />
        </Button>
      </div>
      {isOpen && (
        <div className="grid gap-2 pl-10">
          <div className="flex items-center gap-2">
            <button
              type="button"
              className={STEP}
              disabled={less >= quantity}
              aria-label={i18n._('shop.line.oneLess', { title: product.title })}
              onClick={() => take(less)}
            >
              <Icon name="minus" className="size-5" />
            </button>
            <output className="font-bold tabular-nums">{offeredText(i18n, chosen)}</output>
            <button
              type="button"
              className={STEP}
              disabled={isMost(product, quantity)}
              aria-label={i18n._('shop.line.oneMore', { title: product.title })}
              onClick={() => take(moreOf(product, quantity))}
            >
              <Icon name="plus" className="size-5" />
            </button>
          </div>
          {others.map((offer) => (
            <OfferButton
              key={offer.product._id}
              offer={offer}
              onChoose={() => {
                setOpen(false);
                kept.choose(line, offer);
              }}
            />
          ))}
          <div className="flex flex-wrap items-start justify-between gap-2">
            <WriteDifferently line={line} kept={kept} />
            <Button look="plain" onClick={() => kept.leaveOut(line)}>
              {i18n._('account.list.leaveOut')}
              <span className="sr-only"> {line.typed}</span>
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/** A line for the shopper to settle: one of several offers, or not found. */
export function OpenLine({ line, kept }: { line: OwnLine; kept: KeptList }) {
  const { i18n } = useLingui();
  const id = useId();
  const isFound = line.state !== 'none';
  return (
    <li aria-labelledby={id} className="grid gap-2 rounded-tile bg-white p-3 ring-1 ring-line ring-inset">
      <p id={id} className="flex items-start gap-3">
        <LineNumber of={line} />
        <span className="min-w-0 break-words">
          <strong>“{line.typed}”</strong>{' '}
          <span className={isFound ? 'text-muted' : 'font-semibold text-chilli'}>
            {isFound ? i18n._('account.list.which') : i18n._('account.list.notFound')}
          </span>
        </span>
      </p>
      {!isFound && line.offers.length > 0 && (
        <p className="text-sm text-muted">{i18n._('account.list.nearest')}</p>
      )}
      {line.offers.map((offer) => (
        <OfferButton
          key={`${offer.product._id} ${offer.quantity}`}
          offer={offer}
          onChoose={() => kept.choose(line, offer)}
        />
      ))}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <WriteDifferently line={line} kept={kept} isOpen={!isFound} />
        <Button look="plain" onClick={() => kept.leaveOut(line)}>
          {i18n._('account.list.leaveOut')}
          <span className="sr-only"> {line.typed}</span>
        </Button>
      </div>
    </li>
  );
}

const LOOKS = {
  sure: 'bg-leaf-soft text-leaf',
  choose: 'bg-marigold text-night',
  none: 'bg-chilli text-white',
} as const;

/** The place of a line in the list, in the colour of what was found. */
const LineNumber = ({ of: { number, state, chosen } }: { of: OwnLine }) => (
  <span
    className={`grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums ${LOOKS[chosen ? 'sure' : state]}`}
  >
    {number}
  </span>
);

/** A line in other words: what they find takes the place of the line. */
function WriteDifferently({
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
