import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useRevalidator,
  type MetaArgs,
} from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { StaffListing } from '#catalogue/catalogue.ts';
import { shelfOptions, useStaffShelves } from '#catalogue/web/admin/public.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { useLeaveGuard } from '#ui/form/leave-guard.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { DraftRow, type Entry, entryOf, isComplete, mistakeIn, saveEntry } from './draft-row.tsx';
import { ManyPhotos } from './many-photos.tsx';

const SHOWN = 60;

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.drafts.title'));

/** Reads the drafts that were made last. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<StaffListing> =>
  callApi(`/products/admin?state=drafts&limit=${SHOWN}`, { signal: request.signal });

/** Photos become drafts here, and all drafts get name, price, unit and category in one go. */
export default function DraftsPage() {
  const { i18n } = useLingui();
  const { products, total } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const { shelves } = useStaffShelves();
  const [typed, setTyped] = useState<Record<string, Entry>>({});
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  // The oldest first: a photo keeps its number while others come.
  const drafts = products.toReversed();
  const entries = drafts.map((draft) => typed[draft._id] ?? entryOf(draft));
  const ready = entries.filter(isComplete).length;
  const touched = drafts.filter(({ _id }) => typed[_id]);
  const { question } = useLeaveGuard({ hasUnsaved: () => touched.length > 0 });

  const save = async (): Promise<void> => {
    setBusy(true);
    const refused: Record<string, string> = {};
    const done = { inShop: 0, kept: 0 };
    for (const [at, draft] of drafts.entries()) {
      const entry = entries[at]!;
      if (!typed[draft._id] && !isComplete(entry)) continue;
      const why = await saveEntry(draft, entry);
      if (why) refused[draft._id] = why;
      else {
        setTyped(({ [draft._id]: _, ...others }) => others);
        done[isComplete(entry) ? 'inShop' : 'kept'] += 1;
      }
    }
    setProblems(refused);
    setBusy(false);
    if (done.inShop + done.kept > 0) showToast('success', wordsFor(i18n, done));
    await revalidate();
  };

  return (
    <div className="mx-auto max-w-3xl pb-32 md:pb-0">
      <ScreenHeader
        title={i18n._('office.drafts.title')}
        count={i18n._('office.drafts.waiting', { count: total })}
      >
        <Link to={officeAddress('adminProducts', { state: 'drafts' })} className={buttonClass('plain')}>
          {i18n._('office.drafts.asList')}
        </Link>
      </ScreenHeader>
      <div className="grid gap-4">
        <ManyPhotos onDraft={() => void revalidate()} />
        {drafts.length === 0 ? (
          <EmptyState text={i18n._('office.drafts.none')} />
        ) : (
          <ul className="grid gap-3">
            {drafts.map((draft, at) => (
              <DraftRow
                key={draft._id}
                draft={draft}
                name={i18n._('office.drafts.photo', { number: at + 1 })}
                entry={entries[at]!}
                problem={problems[draft._id]}
                shelves={shelfOptions(shelves ?? [])}
                onType={(part) => setTyped((all) => ({ ...all, [draft._id]: { ...entries[at]!, ...part } }))}
                onGone={() => void revalidate()}
              />
            ))}
          </ul>
        )}
        {total > drafts.length && (
          <p className="text-muted">{i18n._('office.drafts.older', { count: total - drafts.length })}</p>
        )}
      </div>
      {(touched.length > 0 || ready > 0) && (
        <ActionBar label={i18n._('office.drafts.typed')}>
          <output className="px-1">
            <Trans
              id="office.drafts.ready"
              values={{ ready, count: drafts.length }}
              components={{ b: <b className="tabular-nums" /> }}
            />
          </output>
          <Button
            busy={busy}
            disabled={entries.some((entry) => mistakeIn(entry) !== undefined)}
            onClick={() => void save()}
            className="w-full md:ml-auto md:w-auto"
          >
            {ready > 0 ? i18n._('office.drafts.put', { ready }) : i18n._('office.drafts.saveAll')}
          </Button>
        </ActionBar>
      )}
      {question}
    </div>
  );
}

function wordsFor(i18n: I18n, { inShop, kept }: { inShop: number; kept: number }): string {
  const parts = [
    inShop > 0 && i18n._('office.drafts.inShop', { count: inShop }),
    kept > 0 && i18n._('office.drafts.kept', { count: kept }),
  ].filter(Boolean);
  return i18n._('office.sentence', { said: parts.join(', ') });
}
