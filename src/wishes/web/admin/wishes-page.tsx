import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall, useShown } from '#browser/calls/use-call.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import type { AllWishes } from '#wishes/wishes.ts';

/** Reads what customers wait for and asked for. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs): Promise<AllWishes> =>
  callApi(inPageLanguage('/wishes/all'), { signal });

/** Above the searches: goods that customers wait for, and words that they asked the shop to have. */
export default function Wishes() {
  const { i18n } = useLingui();
  const [{ goods, words }, show] = useShown(useLoaderData<typeof clientLoader>());
  const { busy, problem, run } = useCall();
  const answer = (asked: string, here: boolean): void =>
    void run(async () => {
      show(
        await callApi<AllWishes>(inPageLanguage('/wishes/answers'), {
          method: 'POST',
          body: { words: asked, here },
        }),
      );
      if (here) showToast('success', i18n._('office.wishes.told'));
    });
  return (
    <section aria-labelledby="wishes" className="mb-4 rounded-tile border border-line bg-white p-4">
      <h2 id="wishes" className="text-base font-semibold">
        {i18n._('office.wishes.title')}
      </h2>
      {goods.length + words.length === 0 && <p className="py-2 text-muted">{i18n._('office.wishes.none')}</p>}
      <ul className="divide-y divide-line">
        {words.map(({ words: asked, customers, lastAt }) => (
          <li key={asked} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-0 flex-1 basis-40">
              <b className="block font-medium wrap-anywhere">
                <OwnWords text={asked} />
              </b>
              <span className="text-muted">
                {i18n._('office.wishes.customers', { count: customers, day: formatDay(i18n, lastAt) })}
              </span>
            </span>
            <Button
              look="secondary"
              busy={busy}
              aria-label={i18n._('office.wishes.hereNamed', { words: asked })}
              onClick={() => answer(asked, true)}
            >
              {i18n._('office.wishes.here')}
            </Button>
            <Button
              look="plain"
              busy={busy}
              aria-label={i18n._('office.wishes.dropNamed', { words: asked })}
              onClick={() => answer(asked, false)}
            >
              {i18n._('office.wishes.drop')}
            </Button>
          </li>
        ))}
        {goods.map(({ product, title, waiting }) => (
          <li key={product} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link
              to={officeAddress('adminProducts', { state: 'all', q: title })}
              className="inline-flex min-h-11 min-w-0 flex-1 basis-40 items-center font-medium"
            >
              <OwnWords text={title} />
            </Link>
            <span className="text-muted">{i18n._('office.wishes.waiting', { count: waiting })}</span>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </section>
  );
}
