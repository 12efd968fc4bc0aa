import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import type { KeptList, OwnLine } from './kept-list.ts';
import { LineNumber } from './line-number.tsx';
import { OfferButton } from './offer-button.tsx';
import { WriteDifferently } from './write-differently.tsx';

/** A line that somebody has to settle: which one of two, or not found. */
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
