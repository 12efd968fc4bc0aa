import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { formatMoment } from '#base/time.ts';
import type { Complaint, ComplaintStep } from '#complaints/complaints.ts';
import { TilePicture } from '#media/web/public.ts';
import { CARD } from '#orders/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { classNames } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { linesText, wishText } from './complaint-text.ts';

/** A complaint as its customer sees it: the shop's answer first, then each step. */
export function ToldCard({ complaint }: { complaint: Complaint }) {
  const { i18n } = useLingui();
  const { name } = useShop();
  const { state, steps, photos } = complaint;
  const last = steps.findLast(({ kind }) => kind !== 'read')!;
  const isWaiting = state === 'open' || state === 'again';
  const isRead = steps.some(({ kind }) => kind === 'read');
  return (
    <section aria-label={i18n._('account.complaint.label')} className="grid gap-2">
      <output
        className={classNames(
          'grid gap-0.5 rounded-tile p-4',
          isWaiting ? 'bg-marigold-soft' : state === 'refused' ? 'bg-chilli-soft' : 'bg-leaf-soft',
        )}
      >
        <span className="text-sm font-semibold">
          {i18n._('account.complain.number', { number: complaint.number })}
        </span>
        <span className="text-sm wrap-anywhere">
          <OwnWords text={linesText(i18n, complaint.lines)} />
        </span>
        <b className="text-xl leading-tight">
          {isWaiting ? i18n._('account.complaint.waits') : answerText(i18n, last)}
        </b>
        <span className="text-sm text-muted">
          {!isWaiting && <span translate="no">{`${name} · `}</span>}
          {formatMoment(i18n, last.at)}
        </span>
      </output>
      <ol className={`${CARD} grid`}>
        {steps.map((step, at) => (
          <Step key={`${step.kind}:${step.at}`} title={stepTitle(i18n, step)}>
            <span className="block text-sm text-muted">
              <time dateTime={step.at}>{formatMoment(i18n, step.at)}</time>
              {at === 0 && ` · ${wishText(i18n, complaint)}`}
            </span>
            {at === 0 && <Photos photos={photos} />}
            {step.text && (
              <q className="mt-1.5 block rounded-control bg-shelf px-3 py-2 wrap-anywhere">
                <OwnWords text={step.text} />
              </q>
            )}
            {step.isUndone && <span className="block font-medium">{i18n._('account.complaint.undone')}</span>}
          </Step>
        ))}
        {isWaiting && (
          <Step title={i18n._('account.complaint.willAnswer')} isToCome>
            {!isRead && (
              <span className="block text-sm text-muted">{i18n._('account.complaint.notRead')}</span>
            )}
          </Step>
        )}
      </ol>
    </section>
  );
}

function Step({
  title,
  isToCome = false,
  children,
}: {
  title: string;
  isToCome?: boolean;
  children: React.ReactNode;
}) {
  return (
    <li className="group grid grid-cols-[1.5rem_1fr] gap-x-3">
      <span aria-hidden="true" className="grid grid-rows-[1.5rem_1fr] justify-items-center">
        <span
          className={classNames(
            'grid size-6 place-items-center rounded-full',
            isToCome ? 'ring-2 ring-muted/60 ring-inset' : 'bg-leaf text-white',
          )}
        >
          {!isToCome && <Icon name="check" className="size-4" />}
        </span>
        <span className="w-0.5 bg-leaf group-last:hidden" />
      </span>
      <div className="pb-4 group-last:pb-0">
        <span className="font-medium">{title}</span>
        {children}
      </div>
    </li>
  );
}

/** The photos that were sent; each opens in full. */
function Photos({ photos }: { photos: readonly string[] }) {
  const { i18n } = useLingui();
  if (photos.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={photo}>
          <a
            href={photo}
            target="_blank"
            rel="noreferrer"
            aria-label={i18n._('account.complaint.photo', { at: at + 1, count: photos.length })}
            className="block size-16 overflow-hidden rounded-control ring-1 ring-line"
          >
            <TilePicture thumbnail={photo} size="small" className="size-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The shop's answer in few words. */
function answerText(i18n: I18n, { kind, amount = 0 }: ComplaintStep): string {
  if (kind === 'credit') return i18n._('account.complaint.credit', { amount: formatRupees(amount) });
  if (kind === 'goods') return i18n._('account.complaint.goods');
  return kind === 'refused' ? i18n._('account.complaint.refused') : i18n._('account.complaint.answered');
}

const TITLES: Record<ComplaintStep['kind'], { id: string }> = {
  told: /*i18n*/ { id: 'account.complaint.told' },
  read: /*i18n*/ { id: 'account.complaint.read' },
  credit: /*i18n*/ { id: 'account.complaint.answered' },
  goods: /*i18n*/ { id: 'account.complaint.answered' },
  words: /*i18n*/ { id: 'account.complaint.answered' },
  refused: /*i18n*/ { id: 'account.complaint.answered' },
  again: /*i18n*/ { id: 'account.complaint.again' },
};

const stepTitle = (i18n: I18n, { kind }: ComplaintStep): string => i18n._(TITLES[kind].id);
