import { useLingui } from '@lingui/react';
import type { KeyboardEvent, RefObject } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { formatDay } from '#base/time.ts';
import type { Caller } from '#counter/counter.ts';
import { useVillages } from '#delivery/web/public.ts';
import { type KhataNow, roomOn } from '#money/web/admin/public.ts';
import { OwnWords } from '#ui/words/own-words.tsx';
import { changeDraft, type Draft } from './draft.ts';
import { LabelledInput } from './labelled-input.tsx';
import { useCallers } from './use-callers.ts';

/** Who orders, and where it goes. Whom the shop knows by the number is offered while it is typed; Enter goes on. */
export function CustomerFields({
  draft,
  asksVillage,
  khata,
  goods,
}: {
  draft: Draft;
  asksVillage: boolean;
  /** The customer's account balance and limit, if known. */
  khata: KhataNow | undefined;
  /** Where Enter leads when the customer is told. */
  goods: RefObject<HTMLInputElement | null>;
}) {
  const { i18n } = useLingui();
  const { phone, name, customer, to, channel, method } = draft;
  const isByPhone = channel === 'phone';
  const isDelivered = isByPhone && !draft.collected;
  const { callers, isTold } = useCallers(customer === undefined ? phone : '');
  const choose = (caller: Caller): void => {
    changeDraft({
      phone: caller.phone,
      name: caller.name,
      customer: caller.id,
      ...(isByPhone && { to: caller.to }),
    });
    goods.current?.focus();
  };
  const onPhoneKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.ctrlKey) return;
    event.preventDefault();
    const [first] = callers;
    if (first && isTold) choose(first);
    else next(event);
  };
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <LabelledInput
        id="take-phone"
        label={isByPhone ? i18n._('office.take.phone') : i18n._('office.take.phoneIfAny')}
        data-step
        type="tel"
        inputMode="tel"
        maxLength={20}
        value={phone}
        onChange={({ target: { value } }) =>
          changeDraft({
            phone: value,
            customer: undefined,
            // Another number is another account.
            ...(method === 'account' && { method: 'cash' }),
          })
        }
        onKeyDown={onPhoneKey}
      >
        <Known callers={callers} onChoose={choose} />
      </LabelledInput>
      <LabelledInput
        id="take-name"
        label={i18n._('office.take.name')}
        data-step
        maxLength={100}
        value={name}
        onChange={({ target: { value } }) => changeDraft({ name: value })}
        onKeyDown={next}
      >
        <Owes khata={khata} />
      </LabelledInput>
      {isDelivered && asksVillage && <VillageInput to={to} />}
      {isDelivered && (
        <LabelledInput
          id="take-place"
          label={i18n._('office.take.house')}
          data-step
          maxLength={200}
          value={to.place}
          onChange={({ target: { value } }) => changeDraft({ to: { ...to, place: value } })}
          onKeyDown={next}
        />
      )}
    </div>
  );
}

/** Enter goes to the next field of the order. */
function next(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey) return;
  event.preventDefault();
  const steps = [...document.querySelectorAll<HTMLInputElement>('[data-step]')];
  steps[steps.indexOf(event.currentTarget) + 1]?.focus();
}

function Known({ callers, onChoose }: { callers: readonly Caller[]; onChoose: (caller: Caller) => void }) {
  const { i18n } = useLingui();
  if (callers.length === 0) return null;
  return (
    <ul
      aria-label={i18n._('office.take.known')}
      className="divide-y divide-line rounded-control border border-line bg-white"
    >
      {callers.map((caller) => (
        <li key={`${caller.id} ${caller.phone} ${caller.name}`}>
          <button
            type="button"
            onClick={() => onChoose(caller)}
            className="grid min-h-13 w-full px-3 py-1.5 text-left hover:bg-leaf-soft"
          >
            <span className="flex flex-wrap justify-between gap-x-3">
              <b className="wrap-anywhere">
                <OwnWords text={caller.name} />
              </b>
              <span className="text-muted tabular-nums">{caller.phone}</span>
            </span>
            <span className="text-sm text-muted">
              <OwnWords text={[caller.to.village, caller.to.place].filter(Boolean).join(', ')} />
            </span>
            {caller.lastAt && (
              <span className="text-sm text-muted">
                {i18n._('office.take.lastOrder', { day: formatDay(i18n, caller.lastAt) })}
              </span>
            )}
            {!caller.isKnown && (
              <span className="text-sm font-medium text-chilli">{i18n._('office.take.unknown')}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The village, by some letters of its name; it tells the pincode. */
function VillageInput({ to }: { to: Draft['to'] }) {
  const { i18n } = useLingui();
  const { villages } = useVillages(to.village);
  const labelOf = ({ village, pincode }: { village: string; pincode: string }): string =>
    `${village} ${pincode}`;
  const typed = (value: string): void => {
    const found =
      villages.find((one) => labelOf(one) === value) ??
      only(
        villages.filter(({ village }) => village.toLocaleLowerCase() === value.trim().toLocaleLowerCase()),
      );
    changeDraft({ to: { ...to, village: value, pincode: '', ...found } });
  };
  return (
    <LabelledInput
      id="take-village"
      label={i18n._('office.take.village')}
      data-step
      list="take-villages"
      maxLength={100}
      value={to.village}
      onChange={({ target: { value } }) => typed(value)}
      onKeyDown={next}
    >
      <datalist id="take-villages">
        {villages.map((one) => (
          <option key={labelOf(one)}>{labelOf(one)}</option>
        ))}
      </datalist>
      {to.village && to.pincode && <p className="text-sm text-muted tabular-nums">{to.pincode}</p>}
    </LabelledInput>
  );
}

const only = <Item,>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** The customer's balance and the rest of the limit, once the account is known. */
export function Owes({ khata }: { khata: KhataNow | undefined }) {
  const { i18n } = useLingui();
  if (!khata || (khata.limit === 0 && khata.owed === 0)) return <output className="sr-only" />;
  const { limit, owed } = khata;
  const room = roomOn(khata);
  return (
    <output
      className={`flex flex-wrap justify-between gap-x-3 rounded-control px-3 py-1 text-sm tabular-nums ${room > 0 ? 'bg-leaf-soft' : 'bg-chilli-soft'}`}
    >
      <span>
        {i18n._('office.take.owes', {
          owed: formatRupees(Math.max(0, owed)),
          limit: formatRupees(limit),
        })}
      </span>
      <b>{i18n._('office.take.room', { room: formatRupees(room) })}</b>
    </output>
  );
}
