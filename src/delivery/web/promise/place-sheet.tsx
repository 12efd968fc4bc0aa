import { useLingui } from '@lingui/react';
import { type InputEvent, type SubmitEvent, useState } from 'react';
import { loadWords } from '#browser/language/words.ts';
import { CollectChoice } from '#delivery/web/collect-choice.tsx';
import { DeliveryLine } from '#delivery/web/delivery-line.tsx';
import { goTo, startAt, useDestination } from '#delivery/web/destination.ts';
import { VillageField } from '#delivery/web/village-field.tsx';
import { useSession } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/form/field.tsx';

// It opens on pages that may load no other messages than the shop's.
await loadWords('account');

/** So many places of the account's addresses are offered. */
const OFFERED = 4;

/** Asks where the goods should go: an address of the account, or a pincode and its village. Each answer counts at once. */
export function PlaceSheet({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const { pincode, village, places } = useDestination();
  const [begun, setBegun] = useState({ pincode, village });
  const known = useKnownPlaces();
  const begin = (to: { pincode: string; village: string }): void => {
    setBegun(to);
    void startAt(to);
  };
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    const typed = new FormData(event.currentTarget);
    const text = (name: string): string | undefined => {
      const value = typed.get(name);
      return typeof value === 'string' ? value.trim() : undefined;
    };
    void goTo({ pincode: text('pincode'), village: text('village') });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onClose();
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
        id="place"
        noValidate
        // Another place is another form: its fields begin anew.
        key={`${begun.pincode} ${begun.village}`}
        onInput={onInput}
        onSubmit={onSubmit}
        className="grid gap-4"
      >
        {known.length > 0 && (
          <p className="flex flex-wrap gap-2">
            {known.map((to) => (
              <Button key={`${to.pincode} ${to.village}`} look="secondary" onClick={() => begin(to)}>
                {[to.village, to.pincode].filter(Boolean).join(', ')}
              </Button>
            ))}
          </p>
        )}
        <Field
          name="pincode"
          defaultValue={begun.pincode}
          label={i18n._('account.field.pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <VillageField name="village" defaultValue={begun.village} places={places} />
        <CollectChoice className="px-1" />
        <DeliveryLine />
      </form>
    </Dialog>
  );
}

/** Where the account's addresses are, each place once. */
function useKnownPlaces(): { pincode: string; village: string }[] {
  const addresses = useSession(({ user }) => user?.addresses) ?? [];
  const places = addresses.map(({ pinCode, village = '' }) => ({ pincode: pinCode, village }));
  return [...new Map(places.map((to) => [`${to.pincode} ${to.village}`, to])).values()].slice(0, OFFERED);
}
