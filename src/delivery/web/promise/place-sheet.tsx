import { useLingui } from '@lingui/react';
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { plainNumber } from '#base/figures/digits.ts';
import { loadWords } from '#browser/language/words.ts';
import { pincodeKey, villageKey } from '#delivery/delivery-rule.ts';
import { CollectChoice, DeliveryLine } from '#delivery/web/delivery-line.tsx';
import { goTo, startAt, useDelivery, useDestination } from '#delivery/web/destination.ts';
import { VillageField, useVillages } from '#delivery/web/village-field.tsx';
import { useSession } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
// It opens on pages that may load no other messages than the shop's.
await loadWords('account');

/** So many places of the account's addresses are offered. */
const OFFERED = 4;

/** A pincode, begun or whole; all else that is typed is the name of a village. */
const DIGITS = /^[\d\s]*$/;

type To = { pincode: string; village: string };

const keyOf = (to: To): string => `${to.pincode} ${villageKey(to.village)}`;

/**
 * Asks where the goods should go: an address of the account, a village that the shop goes to, by its name, or any
 * pincode. Each answer counts at once; a tap on a place where nothing else is asked is the whole answer.
 */
export function PlaceSheet({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const { pincode, village, places } = useDestination();
  const { delivery } = useDelivery();
  const [begun, setBegun] = useState({ pincode, village });
  const [tapped, setTapped] = useState<To>();
  const [typed, setTyped] = useState(pincode);
  const isNaming = !DIGITS.test(typed);
  const isWhole = !isNaming && pincodeKey(typed).length === 6;
  const { villages, isTold } = useVillages(isWhole ? '' : typed);
  const own = useOwnPlaces();
  const all = [...(isNaming ? [] : own), ...(isWhole ? [] : villages)];
  const offered = [...new Map(all.map((to) => [keyOf(to), to])).values()];
  const isThere = tapped && keyOf(tapped) === keyOf({ pincode, village });
  const isAnswered = isThere && delivery?.kind === 'goes' && !places?.mayCollect;
  const sheet = useRef<HTMLFormElement>(null);
  // By the dialog itself, which gives the focus back to the line that opened it.
  const close = (): void => sheet.current?.closest('dialog')?.close();
  useEffect(() => {
    if (isAnswered) close();
  }, [isAnswered]);
  const begin = (to: To): void => {
    setTapped(to);
    setBegun(to);
    setTyped(to.pincode);
    void startAt(to);
  };
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    const form = new FormData(event.currentTarget);
    const text = (name: string): string | undefined => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : undefined;
    };
    // It is a pincode or a name, and only a pincode is written in other digits.
    const where = plainNumber(text('pincode') ?? '');
    setTyped(where);
    if (DIGITS.test(where)) void goTo({ pincode: where, village: text('village') });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [only, another] = offered;
    if (!isNaming) close();
    else if (only && !another) begin(only);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._('account.place.title')}
      footer={
        <Button type="submit" form="place" className="w-full">
          {i18n._('account.place.done')}
        </Button>
      }
    >
      <form
        ref={sheet}
        id="place"
        noValidate
        // Another place is another form: its fields begin anew.
        key={keyOf(begun)}
        onInput={onInput}
        onSubmit={onSubmit}
        className="grid gap-4"
      >
        <Field
          name="pincode"
          defaultValue={begun.pincode}
          label={i18n._('account.place.where')}
          autoComplete="postal-code"
          maxLength={60}
          error={isNaming && isTold && offered.length === 0 ? i18n._('account.place.unknown') : undefined}
        />
        {offered.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {offered.map((to) => (
              <li key={keyOf(to)}>
                <Button look="secondary" onClick={() => begin(to)}>
                  <OwnWords text={to.village} />{' '}
                  <span className={to.village && 'font-normal text-muted'}>{to.pincode}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!isNaming && (
          <>
            <VillageField name="village" defaultValue={begun.village} places={places} />
            <CollectChoice className="px-1" />
            <DeliveryLine />
          </>
        )}
      </form>
    </Dialog>
  );
}

/** Where the account's addresses are, each place once. */
function useOwnPlaces(): To[] {
  const addresses = useSession(({ user }) => user?.addresses) ?? [];
  const places = addresses.map(({ pinCode, village = '' }) => ({ pincode: pinCode, village }));
  return [...new Map(places.map((to) => [keyOf(to), to])).values()].slice(0, OFFERED);
}
