import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useRevalidator,
  type MetaArgs,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import type { StaffListing } from '#catalogue/products/staff-products.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { useLeaveGuard } from '#ui/form/leave-guard.tsx';
import { showToast } from '#ui/toast.tsx';
import { shelfOptions, useStaffShelves } from '../shelves/staff-shelves.ts';
import { type Entry, entryOf, isComplete, mistakeIn, saveEntry } from './draft-entries.ts';
import { DraftRow } from './draft-row.tsx';
import { ManyPhotos } from './many-photos.tsx';

const SHOWN = 60;

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.drafts.title'));

/** Reads the drafts that were made last. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<StaffListing> =>
  callApi(`/products/admin?state=drafts&limit=${SHOWN}`, { signal: request.signal });

/** Photos become drafts here, and all drafts get name, price, unit and category in one go. */
export default function DraftsPage() {
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
    if (done.inShop + done.kept > 0) showToast('success', wordsFor(done));
    await revalidate();
  };

  return (
    <div className="mx-auto max-w-3xl pb-32 md:pb-0">
      <ScreenHeader title="Drafts" count={total === 1 ? '1 waits' : `${total.toLocaleString('en-IN')} wait`}>
        <Link to={pageAddress('adminProducts', { state: 'drafts' })} className={buttonClass('plain')}>
          As a list
        </Link>
      </ScreenHeader>
      <div className="grid gap-4">
        <ManyPhotos onDraft={() => void revalidate()} />
        {drafts.length === 0 ? (
          <EmptyState text="No draft waits. Each photo that you choose becomes one; shoppers see it once it has a name and a price." />
        ) : (
          <ul className="grid gap-3">
            {drafts.map((draft, at) => (
              <DraftRow
                key={draft._id}
                draft={draft}
                name={`Photo ${at + 1}`}
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
          <p className="text-muted">{total - drafts.length} older ones come after these.</p>
        )}
      </div>
      {(touched.length > 0 || ready > 0) && (
        <ActionBar label="What is typed">
          <output className="px-1">
            <b className="tabular-nums">{ready}</b> of {drafts.length} have a name and a price
          </output>
          <Button
            busy={busy}
            disabled={entries.some((entry) => mistakeIn(entry) !== undefined)}
            onClick={() => void save()}
            className="w-full md:ml-auto md:w-auto"
          >
            {ready > 0 ? `Put ${ready} in the shop` : 'Save drafts'}
          </Button>
        </ActionBar>
      )}
      {question}
    </div>
  );
}

function wordsFor({ inShop, kept }: { inShop: number; kept: number }): string {
  const parts = [
    inShop > 0 && (inShop === 1 ? '1 product is in the shop' : `${inShop} products are in the shop`),
    kept > 0 && (kept === 1 ? '1 draft is saved' : `${kept} drafts are saved`),
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}
