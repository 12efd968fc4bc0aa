import { i18n } from '@lingui/core';
import { useState } from 'react';
import { TilePicture } from '#media/web/public.ts';
import type { TeamMember } from '#team/team.ts';
import { EmptyState } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { AddCard, EditCard, RemoveCard } from './card-dialogs.tsx';

type Open = { what: 'add' } | { what: 'edit' | 'remove'; card: TeamMember };

/** The cards of the team page. A demo shop starts with sample cards, which the owner replaces. */
export function TeamCards({ team }: { team: readonly TeamMember[] }) {
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <section aria-labelledby="team" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="team" className="text-lg font-bold">
          {i18n._('office.team.cards')}
        </h2>
        <Button look="secondary" onClick={() => setOpen({ what: 'add' })}>
          <ToolIcon name="plus" />
          {i18n._('office.team.card.add')}
        </Button>
      </div>
      {team.length === 0 ? (
        <EmptyState text={i18n._('office.team.cards.none')} />
      ) : (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3">
          {team.map((card) => (
            <li key={card._id} className="flex flex-wrap gap-3 rounded-tile border border-line bg-white p-3">
              <Face card={card} />
              <div className="min-w-[min(100%,10rem)] flex-1">
                <h3 className="text-base font-semibold break-words" translate="no">
                  {card.name}
                </h3>
                <p className="break-words">
                  <OwnWords text={card.jobProfile} />
                </p>
                {card.location && (
                  <p className="flex items-center gap-1 text-muted">
                    <ToolIcon name="place" className="size-4" />
                    <OwnWords text={card.location} />
                  </p>
                )}
                {card.sell > 0 && (
                  <p className="text-muted tabular-nums">
                    {i18n._('office.team.sold', { count: card.sell.toLocaleString('en-IN') })} ·{' '}
                    <Money rupees={card.amount} />
                  </p>
                )}
                <span className="-mx-3 flex flex-wrap">
                  <Button
                    look="plain"
                    aria-label={i18n._('office.team.card.edit', { name: card.name })}
                    onClick={() => setOpen({ what: 'edit', card })}
                    className="px-3"
                  >
                    {i18n._('office.common.edit')}
                  </Button>
                  <Button
                    look="plain"
                    aria-label={i18n._('office.team.card.removeNamed', { name: card.name })}
                    onClick={() => setOpen({ what: 'remove', card })}
                    className="px-3 text-chilli! hover:bg-chilli-soft!"
                  >
                    {i18n._('office.common.remove')}
                  </Button>
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {open?.what === 'add' && <AddCard onClose={close} />}
      {open?.what === 'edit' && <EditCard card={open.card} onClose={close} />}
      {open?.what === 'remove' && <RemoveCard card={open.card} onClose={close} />}
    </section>
  );
}

/** The person's picture, or the first letter of the name. */
const Face = ({ card: { image, name } }: { card: TeamMember }) => (
  <span
    aria-hidden="true"
    className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-tile bg-leaf-soft text-2xl font-bold text-leaf uppercase"
  >
    <TilePicture thumbnail={image} className="size-full object-cover" instead={name.slice(0, 1)} />
  </span>
);
