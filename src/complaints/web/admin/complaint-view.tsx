import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { formatMoment } from '#base/time.ts';
import type { Complaint, ComplaintStep } from '#complaints/complaints.ts';
import { faultText } from '#complaints/web/complaint-text.ts';
import { TilePicture } from '#media/web/public.ts';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** A customer's complaint: the lines, the photos and the wish. */
export function WhatWasTold({ complaint }: { complaint: Complaint }) {
  const { i18n } = useLingui();
  const { lines, photos, amount } = complaint;
  return (
    <>
      <ul>
        {lines.map(({ line, title, unit, quantity, fault, amount: share }) => (
          <li key={line} className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
            <span className="min-w-0">
              <b className="font-semibold wrap-anywhere">
                <OwnWords text={title} />
              </b>{' '}
              <span className="whitespace-nowrap">{formatQuantity(i18n, quantity, unit)}</span>
              <span className="block text-chilli">{faultText(i18n, fault)}</span>
            </span>
            <Money rupees={share} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 py-1.5 font-semibold">
        {wishOf(i18n, complaint)}
        <Money rupees={amount} />
      </p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2 py-1">
          {photos.map((photo, at) => (
            <li key={photo}>
              <a
                href={photo}
                target="_blank"
                rel="noreferrer"
                aria-label={i18n._('account.complaint.photo', { at: at + 1, count: photos.length })}
                className="block size-24 overflow-hidden rounded-control ring-1 ring-line"
              >
                <TilePicture thumbnail={photo} className="size-full object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The wish of a customer, as staff read it. */
/** The customer's wish in words. */
export function wishOf(i18n: I18n, { wish }: Pick<Complaint, 'wish'>): string {
  if (wish === 'money') return i18n._('office.complaints.wantsMoney');
  return wish === 'goods' ? i18n._('office.complaints.wantsGoods') : i18n._('office.complaints.wantsNothing');
}

const STEPS: Record<ComplaintStep['kind'], { id: string }> = {
  told: /*i18n*/ { id: 'office.complaints.told' },
  read: /*i18n*/ { id: 'office.complaints.read' },
  credit: /*i18n*/ { id: 'office.complaints.credit' },
  goods: /*i18n*/ { id: 'office.complaints.goods' },
  words: /*i18n*/ { id: 'office.complaints.words' },
  refused: /*i18n*/ { id: 'office.complaints.refused' },
  again: /*i18n*/ { id: 'office.complaints.again' },
};

/** Steps of a complaint, the oldest first, with their authors. */
export function ComplaintSteps({ steps }: { steps: readonly ComplaintStep[] }) {
  const { i18n } = useLingui();
  return (
    <ol className="grid gap-1.5 border-l-2 border-line pl-3">
      {steps.map(({ kind, at, by, text, amount, isUndone }) => (
        <li key={`${kind}:${at}`}>
          <span className={isUndone ? 'line-through' : ''}>
            {i18n._(STEPS[kind].id)}
            {amount !== undefined && `: ${formatRupees(amount)}`}
          </span>
          {isUndone && ` ${i18n._('office.money.undone')}`}
          <span className="block text-muted">
            {formatMoment(i18n, at)}, <span translate="no">{by}</span>
          </span>
          {text && (
            <q className="block font-medium wrap-anywhere">
              <OwnWords text={text} />
            </q>
          )}
        </li>
      ))}
    </ol>
  );
}
