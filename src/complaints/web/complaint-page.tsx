import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData, useRouteError } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { telLink } from '#base/phone-links.ts';
import { formatDay, formatMoment } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { loadWords } from '#browser/language/words.ts';
import { SLIP_SECRET } from '#complaints/limits.ts';
import type { OwnSlip } from '#complaints/slips/slips.ts';
import { useShop } from '#settings/web/public.ts';
import { buttonClass, classNames } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LoadProblem, Spinner } from '#ui/page/load-problem.tsx';
import { NeedsScripts } from '#ui/page/needs-scripts.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { OwnWords } from '#ui/words/own-words.tsx';

await loadWords('account');
export const handle = { words: 'account' };

export const meta = ({ matches, params }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.complain.number', { number: params['number'] }) }));

/** It is read by the secret of a link, so no cache keeps it. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/** The complaint of this link; undefined where number and secret do not belong together. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<OwnSlip | undefined> {
  const secret = location.hash.slice(1);
  try {
    return await callApi<OwnSlip>(`/complaints/told/${params['number']}`, {
      headers: { [SLIP_SECRET]: secret },
    });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined;
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { i18n } = useLingui();
  return (
    <div className="page grid gap-4 py-6">
      <NeedsScripts />
      <Spinner label={i18n._('account.complain.fetching')} />
    </div>
  );
}

/** A complaint as its sender reads it without an account: its state, both clocks, her words and the shop's answer. */
export default function ComplaintPage() {
  const { i18n } = useLingui();
  const slip = useLoaderData<typeof clientLoader>();
  return (
    <div className="page grid max-w-xl gap-4 py-4 md:py-8">
      {slip ? (
        <ToldSlip slip={slip} />
      ) : (
        <>
          <h1 className="text-2xl font-bold">{i18n._('account.complain.none')}</h1>
          <p>{i18n._('account.complain.noneHint')}</p>
        </>
      )}
      <CallShop />
    </div>
  );
}

function ToldSlip({ slip }: { slip: OwnSlip }) {
  const { i18n } = useLingui();
  const { number, words, answer, receivedAt, confirmedAt, answeredAt, confirmBy, settleBy } = slip;
  return (
    <>
      <h1 className="text-2xl font-bold">{i18n._('account.complain.number', { number })}</h1>
      <output
        className={classNames(
          'grid gap-1 rounded-tile p-4',
          answeredAt ? 'bg-leaf-soft' : 'bg-marigold-soft',
        )}
      >
        <b className="text-xl leading-tight">
          {answeredAt ? i18n._('account.complaint.answered') : i18n._('account.complaint.waits')}
        </b>
        {answeredAt ? (
          <span className="text-muted">{formatMoment(i18n, answeredAt)}</span>
        ) : (
          <span>{i18n._('account.complain.settle', { day: formatDay(i18n, settleBy) })}</span>
        )}
        {answer && (
          <q className="mt-1 wrap-anywhere whitespace-pre-line">
            <OwnWords text={answer} />
          </q>
        )}
      </output>
      <ol className="grid gap-3 rounded-tile bg-shelf p-4">
        <Step title={i18n._('account.complain.came', { moment: formatMoment(i18n, receivedAt) })} isDone>
          <q className="wrap-anywhere whitespace-pre-line">
            <OwnWords text={words} />
          </q>
        </Step>
        <Step
          title={
            confirmedAt
              ? i18n._('account.complain.confirmed', { moment: formatMoment(i18n, confirmedAt) })
              : i18n._('account.complain.confirm', { moment: formatMoment(i18n, confirmBy) })
          }
          isDone={confirmedAt !== null}
        />
        <Step
          title={
            answeredAt
              ? i18n._('account.complain.answered', { moment: formatMoment(i18n, answeredAt) })
              : i18n._('account.complain.settle', { day: formatDay(i18n, settleBy) })
          }
          isDone={answeredAt !== null}
        />
      </ol>
    </>
  );
}

/** A step of the complaint: ticked when it is done, and until then with the day by which it will be. */
const Step = ({ title, isDone, children }: { title: string; isDone: boolean; children?: ReactNode }) => (
  <li className="flex gap-3">
    <Icon
      name={isDone ? 'check' : 'clock'}
      className={classNames('mt-0.5 size-5 shrink-0', isDone ? 'text-leaf' : 'text-muted')}
    />
    <span className="grid min-w-0">
      <span className={isDone ? 'font-semibold' : 'text-muted'}>{title}</span>
      {children}
    </span>
  </li>
);

/** The number to call, where the complaint or its answer is not right. */
function CallShop() {
  const { i18n } = useLingui();
  const [phone] = useShop().phones;
  if (phone === undefined) return null;
  return (
    <a href={telLink(phone)} className={`${buttonClass('secondary')} justify-self-start`}>
      <Icon name="phone" className="size-5" />
      {i18n._('account.contact.call')}: <span lang="en">{phone}</span>
    </a>
  );
}

export function ErrorBoundary() {
  const { i18n } = useLingui();
  return (
    <LoadProblem
      title={i18n._('account.complain.notFetched')}
      error={useRouteError()}
      back={{ to: pageAddress('contact'), label: i18n._('shop.nav.contact') }}
    />
  );
}
