import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData, useRevalidator } from 'react-router';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { OpenComplaints } from '#complaints/complaints.ts';
import type { DueSlips } from '#complaints/slips/slips.ts';
import { readOrSeen } from '#identity/web/public.ts';
import { adminMeta, EmptyState, ScreenHeader } from '#ui/admin/screen.tsx';
import { Button } from '#ui/button.tsx';
import { SlipRow } from './slips/slip-row.tsx';
import { TakeSlip } from './slips/take-slip.tsx';

export const meta = ({ matches }: MetaArgs) =>
  adminMeta(matches, (i18n) => i18n._('office.complaints.title'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

export const clientLoader = async ({ request: { signal } }: ClientLoaderFunctionArgs) => {
  const [due, { complaints }] = await Promise.all([
    readOrSeen<DueSlips>('/complaints/due', { signal }),
    readOrSeen<OpenComplaints>(inPageLanguage('/complaints'), { signal }),
  ]);
  return { ...due, complaints };
};

/** Complaints by what is due next, those of callers too; below them answers that are still to be told. */
export default function ComplaintsPage() {
  const { i18n } = useLingui();
  const { slips, toTell, count, complaints } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isTaking, setTaking] = useState(false);
  return (
    <>
      <ScreenHeader
        title={i18n._('office.complaints.title')}
        {...(count > 0 && { count: i18n._('office.complaints.count', { count }) })}
      >
        <Button look="secondary" onClick={() => setTaking(true)}>
          {i18n._('office.complaints.take')}
        </Button>
      </ScreenHeader>
      {isTaking && <TakeSlip onClose={() => setTaking(false)} onTaken={revalidate} />}
      {slips.length === 0 ? (
        <EmptyState text={i18n._('office.complaints.none')} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-white">
          {slips.map((slip) => (
            <SlipRow
              key={slip._id}
              slip={slip}
              complaint={complaints.find(({ _id }) => _id === slip._id)}
              onDone={revalidate}
            />
          ))}
        </ul>
      )}
      {toTell.length > 0 && (
        <section aria-labelledby="to-tell" className="mt-6">
          <h2 id="to-tell" className="mb-2 text-base font-semibold">
            {i18n._('office.complaints.toTell')}
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-white">
            {toTell.map((slip) => (
              <SlipRow key={slip._id} slip={slip} onDone={revalidate} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
