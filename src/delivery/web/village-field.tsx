import { useLingui } from '@lingui/react';
import { type InputEvent, useRef, useState, useEffect } from 'react';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import type { NamedVillages } from '#delivery/areas.ts';
import { type DeliveryPlaces, villageKey } from '#delivery/delivery-rule.ts';
import { Field, type FieldState, SelectField } from '#ui/form/field.tsx';
import { languageOfText } from '#ui/words/own-words.tsx';

const OTHER = 'other';

/**
 * Where the shop lists the villages of the pincode: the choice of one, or the name of another. Elsewhere nothing is
 * asked.
 */
export function VillageField({
  places,
  ...field
}: FieldState & {
  /** Places of the pincode in the form, if known. */
  places: DeliveryPlaces | undefined;
}) {
  if (!places || places.villages.length === 0) return null;
  // Another pincode has other villages.
  return <VillageChoice key={places.pincode} villages={places.villages} {...field} />;
}

function VillageChoice({
  villages,
  name,
  defaultValue = '',
  error,
}: FieldState & { villages: DeliveryPlaces['villages'] }) {
  const { i18n } = useLingui();
  const hidden = useRef<HTMLInputElement>(null);
  const key = villageKey(defaultValue);
  const listed = villages.find(({ village }) => villageKey(village) === key)?.village;
  const [chosen, setChosen] = useState(listed ?? '');
  const [isOther, setOther] = useState(key !== '' && listed === undefined);
  const choose = ({ currentTarget: { value } }: InputEvent<HTMLSelectElement>): void => {
    const village = value === OTHER ? '' : value;
    // At once, because the form hears of this event next and reads its fields before they are rendered again.
    if (hidden.current) hidden.current.value = village;
    setChosen(village);
    setOther(value === OTHER);
  };
  return (
    <div className="col-span-full grid gap-4">
      <SelectField
        // The form reads the field below.
        name=""
        label={i18n._('account.delivery.village')}
        defaultValue={isOther ? OTHER : chosen}
        error={isOther ? undefined : error}
        onInput={choose}
        required
      >
        <option value="">{i18n._('account.delivery.choose')}</option>
        {villages.map(({ village }) => (
          <option key={village} value={village} lang={languageOfText(i18n, village)}>
            {village}
          </option>
        ))}
        <option value={OTHER}>{i18n._('account.delivery.other')}</option>
      </SelectField>
      {isOther ? (
        <Field
          name={name}
          defaultValue={listed === undefined ? defaultValue : ''}
          error={error}
          label={i18n._('account.delivery.otherName')}
          autoComplete="address-level3"
          required
        />
      ) : (
        <input ref={hidden} type="hidden" name={name} value={chosen} />
      )}
    </div>
  );
}

const PAUSE_MS = 150;

type Told = { typed: string } & NamedVillages;

/**
 * The villages that the shop goes to and that are called as was typed, once the typing has paused; until then those that
 * were told before. `isTold` says that they are of what is typed now: without an answer they never are, and the pincode can
 * still be typed.
 */
export function useVillages(typed: string): NamedVillages & { isTold: boolean } {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    const asking = new AbortController();
    const ask = (): void =>
      void callApi<NamedVillages>(`/delivery/villages?q=${encodeURIComponent(typed)}`, {
        signal: asking.signal,
      })
        .catch(ifCallFailed(undefined))
        .then((answer) => answer && !asking.signal.aborted && setTold({ typed, ...answer }));
    const pause = setTimeout(ask, typed === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [typed]);
  return { villages: told?.villages ?? [], isTold: told?.typed === typed };
}
