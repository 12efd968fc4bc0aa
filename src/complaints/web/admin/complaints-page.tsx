import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLoaderData } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment } from '#base/time.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Complaint, OpenComplaints } from '#complaints/complaints.ts';
import { linesText } from '#complaints/web/complaint-text.ts';
import { readOrSeen } from '#identity/web/public.ts';
import { TilePicture } from '#media/web/public.ts';
import { adminMeta, EmptyState, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { wishOf } from './complaint-view.tsx';

export const meta = ({ matches }: MetaArgs) =>
  adminMeta(matches, (i18n) => i18n._('office.complaints.title'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  readOrSeen<OpenComplaints>(inPageLanguage('/complaints'), { signal });

/** Complaints that wait for an answer, the longest first; each is answered on its order. */
export default function ComplaintsPage() {
  const { i18n } = useLingui();
  const { complaints, count } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <ScreenHeader
        title={i18n._('office.complaints.title')}
        {...(count > 0 && { count: i18n._('office.complaints.count', { count }) })}
      />
      {complaints.length === 0 ? (
        <EmptyState text={i18n._('office.complaints.none')} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-white">
          {complaints.map((one) => (
            <Row key={one._id} complaint={one} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ complaint }: { complaint: Complaint }) {
  const { i18n } = useLingui();
  const { order, orderId, customer, state, lines, photos, steps } = complaint;
  const [photo] = photos;
  const since = steps.findLast(({ kind }) => kind === 'told' || kind === 'again');
  return (
    <li>
      <Link
        to={officeAddress('adminOrder', { id: order })}
        className="flex min-h-14 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-leaf-soft"
      >
        <span className="min-w-0 flex-1">
          <b className="block font-semibold wrap-anywhere">{`${customer} · ${orderId}`}</b>
          <span className="block wrap-anywhere">
            <OwnWords text={linesText(i18n, lines)} />
          </span>
          <span className="block text-muted">
            {state === 'again' && <b className="text-chilli">{i18n._('office.complaints.again')} · </b>}
            {wishOf(i18n, complaint)}
            {since && ` · ${formatMoment(i18n, since.at)}`}
          </span>
        </span>
        {photo && (
          <span className="size-12 shrink-0 overflow-hidden rounded-control ring-1 ring-line">
            <TilePicture thumbnail={photo} size="small" className="size-full object-cover" />
          </span>
        )}
        <ToolIcon name="right" className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
