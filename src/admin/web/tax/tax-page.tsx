import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLoaderData } from 'react-router';
import * as v from 'valibot';
import { dayAfter, startOfShopDay } from '#base/calendar.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useShown } from '#browser/calls/use-call.ts';
import type { PlacesOutside } from '#delivery/delivery.ts';
import { useSession } from '#identity/web/public.ts';
import { type PublicSettings, Settings } from '#settings/settings.ts';
import { changeSettings, toSettings } from '#settings/web/admin/public.ts';
import {
  needsRates,
  type Registration,
  registrationAmong,
  type Registrations,
  stateNamed,
  stateTitle,
} from '#tax/tax.ts';
import { FourAnswers, modeText } from '#tax/web/admin/public.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (words) => words._('office.tax.title'));

/** Reads the answers about GST, villages beyond the border, and the number of the food licence. */
export async function clientLoader({ request: { signal } }: ClientLoaderFunctionArgs) {
  const [answers, outside, { fssai }] = await Promise.all([
    callApi<Registrations>('/tax/registrations', { signal }),
    callApi<PlacesOutside>('/delivery/outside', { signal }),
    callApi<PublicSettings>('/shop/settings', { signal }),
  ]);
  return { answers, outside, fssai };
}

/** Bills and tax: how the shop stands to GST, since when, and what its bills say. */
export default function TaxPage() {
  useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const [answers, show] = useShown(loaded.answers);
  const [outside, showOutside] = useShown(loaded.outside);
  const [asked, setAsked] = useState<Asked>();
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { registrations, today, papersUntil } = answers;
  const now = registrationAmong(registrations, today);
  const isOpen = asked !== undefined || registrations.length === 0;
  const saved = (next: Registrations): void => {
    show(next);
    setAsked(undefined);
    showToast('success', i18n._('office.tax.saved'));
    void callApi<PlacesOutside>('/delivery/outside').then(showOutside);
  };
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <ScreenHeader title={i18n._('office.tax.title')} back={toSettings()} />
      {now && !isOpen && <Standing registration={now} />}
      {needsRates(now) && !isOpen && <RatesOfGoods />}
      {isOpen ? (
        <FourAnswers
          key={asked?.corrects?.id ?? 'new'}
          today={today}
          earliest={papersUntil === null ? today : dayAfter(papersUntil, 1)}
          before={asked?.corrects ?? now}
          corrects={asked?.corrects}
          onSaved={saved}
        />
      ) : (
        <Button look="secondary" className="justify-self-start" onClick={() => setAsked({})}>
          {i18n._('office.tax.change')}
        </Button>
      )}
      <Link to={officeAddress('taxRates')} className={buttonClass('plain', '-ml-3 justify-self-start px-3!')}>
        {i18n._('office.tax.rates')}
        <ToolIcon name="right" />
      </Link>
      {outside.places.length > 0 && <Outside {...outside} />}
      {isAdmin && <FssaiForm fssai={loaded.fssai} />}
      {registrations.length > 0 && (
        <Before
          registrations={registrations}
          now={now}
          onCorrect={(corrects) => setAsked({ corrects })}
          onRemoved={saved}
        />
      )}
    </div>
  );
}

/** Answers that are being given: new ones, or those of a registration without papers. */
type Asked = { corrects?: Registration };

const dayText = (day: string): string => formatDay(i18n, startOfShopDay(day));

function Standing({ registration: { mode, gstin, state, legalName, from } }: { registration: Registration }) {
  const { title, about } = modeText(mode);
  return (
    <section
      aria-label={i18n._('office.tax.now')}
      className="grid gap-1 rounded-tile border border-line bg-white p-4"
    >
      <b className="text-lg">{title}</b>
      <span className="text-muted">{about}</span>
      {gstin && <span>{i18n._('office.tax.numberIs', { gstin })}</span>}
      {legalName && <OwnWords text={legalName} />}
      {state && <span>{stateTitle(state, i18n.locale)}</span>}
      <span className="text-sm text-muted">{i18n._('office.tax.since', { day: dayText(from) })}</span>
    </section>
  );
}

/** Leads to the goods without a confirmed rate: what a bill assumes of them until then. */
const RatesOfGoods = () => (
  <Link
    to={officeAddress('missing', { field: 'taxRate' })}
    className="flex min-h-13 items-center gap-3 rounded-tile border border-line bg-white p-4 text-ink no-underline hover:bg-leaf-soft"
  >
    <span className="min-w-0 flex-1">
      <b className="block font-semibold">{i18n._('office.tax.ratesOfGoods')}</b>
      <span className="text-muted">{i18n._('office.tax.ratesAssumed')}</span>
    </span>
    <ToolIcon name="right" className="size-5 shrink-0 text-muted" />
  </Link>
);

/** The name of a state in the language of the page. */
function titleOfState(name: string): string {
  const code = stateNamed(name);
  return code ? stateTitle(code, i18n.locale) : name;
}

/** Villages that stand in an area although the shop may not deliver there. */
function Outside({ state, places }: PlacesOutside) {
  return (
    <section role="alert" className="grid gap-2 rounded-tile border border-chilli bg-white p-4">
      <b>{i18n._('office.tax.outside', { count: places.length, state: titleOfState(state) })}</b>
      <ul className="list-disc pl-5">
        {places.slice(0, 20).map(({ area, pincode, village, state: theirs }) => (
          <li key={`${pincode} ${village}`}>
            {[pincode, village].filter(Boolean).join(' ')} · {titleOfState(theirs)} · {area}
          </li>
        ))}
      </ul>
      <Link to={officeAddress('delivery')}>{i18n._('office.tax.toAreas')}</Link>
    </section>
  );
}

const Fssai = v.pick(Settings, ['fssai']);

/** The number of the food licence, which stands on every bill with food. */
function FssaiForm({ fssai }: { fssai: string }) {
  const form = useSchemaForm({
    schema: Fssai,
    initial: { fssai },
    submit: async (values) => {
      await changeSettings(values);
      showToast('success', i18n._('office.settings.saved'));
    },
  });
  return (
    <form {...form.props} className="grid gap-2 rounded-tile border border-line bg-white p-4">
      <Field
        {...form.field('fssai')}
        label={i18n._('office.tax.fssai')}
        hint={i18n._('office.tax.fssaiHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      {form.problem && <Problem text={form.problem} />}
      <Button type="submit" look="secondary" busy={form.busy} className="justify-self-start">
        {i18n._('office.common.save')}
      </Button>
    </form>
  );
}

/** All answers, the last first: what held before stays on its bills. Those without papers can be corrected and taken away. */
function Before({
  registrations,
  now,
  onCorrect,
  onRemoved,
}: {
  registrations: readonly Registration[];
  now: Registration | undefined;
  onCorrect: (one: Registration) => void;
  onRemoved: (next: Registrations) => void;
}) {
  const [removing, setRemoving] = useState<Registration>();
  return (
    <section aria-labelledby="tax-before" className="grid gap-2">
      <h2 id="tax-before" className="text-lg font-bold">
        {i18n._('office.tax.before')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-white">
        {registrations.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
            <div className="grid gap-0.5">
              <span className={one.id === now?.id ? 'font-bold' : ''}>{modeText(one.mode).title}</span>
              <span className="text-sm text-muted">
                {[i18n._('office.tax.since', { day: dayText(one.from) }), one.gstin]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {one.usedUntil === null && (
              <div className="-ml-3 flex">
                <Button
                  look="plain"
                  className="px-3"
                  aria-label={i18n._('office.tax.correctOf', { day: dayText(one.from) })}
                  onClick={() => onCorrect(one)}
                >
                  {i18n._('office.tax.correct')}
                </Button>
                <Button
                  look="plain"
                  className="px-3 text-chilli! hover:bg-chilli-soft!"
                  aria-label={i18n._('office.tax.removeOf', { day: dayText(one.from) })}
                  onClick={() => setRemoving(one)}
                >
                  {i18n._('office.tax.remove')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title={i18n._('office.tax.removeOf', { day: dayText(removing.from) })}
          yes={i18n._('office.tax.remove')}
          doing={i18n._('office.tax.removing')}
          no={i18n._('office.common.cancel')}
          onYes={async () => {
            const path = `/tax/registrations/${removing.id}`;
            onRemoved(await callApi<Registrations>(path, { method: 'DELETE' }));
            setRemoving(undefined);
          }}
          onClose={() => setRemoving(undefined)}
        >
          {i18n._('office.tax.removeAbout')}
        </ConfirmDialog>
      )}
    </section>
  );
}
