import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { PincodePicker, useDelivery, useDestination, VillageField } from '#delivery/web/public.ts';
import { Button } from '#ui/button.tsx';
import type { FieldState } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

type Fields = { field: (name: string) => FieldState };

/** The pincode and, where the shop lists them, the villages there. */
export function PlaceFields({ field }: Fields) {
  const { places, collected } = useDestination();
  const needsPincode = places?.hasAreas === true && !collected;
  return (
    <>
      <PincodePicker {...field('pincode')} district="district" state="state" required={needsPincode} />
      <VillageField {...field('village')} places={places} />
    </>
  );
}

/** The place that was chosen before the checkout, with a button to change it; open where the shop does not go or has to ask. */
export function ChosenPlace({ field }: Fields) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { pincode, village } = useDestination();
  const { delivery } = useDelivery();
  const isAsked = delivery !== undefined && delivery.kind !== 'goes';
  const isRefused = Boolean(field('pincode').error ?? field('village').error);
  if ((isAsked || isRefused) && !isOpen) setOpen(true);
  const change = (): void => {
    setOpen(true);
    requestAnimationFrame(() => fields.current?.focus());
  };
  return (
    <>
      {!isOpen && (
        <p className="col-span-full flex min-h-12 items-center gap-2 rounded-control bg-leaf-soft pl-3">
          <Icon name="place" className="size-5 shrink-0 text-leaf" />
          <span className="min-w-0 flex-1 break-words">
            {village && (
              <>
                <b>
                  <OwnWords text={village} />
                </b>
                {', '}
              </>
            )}
            {pincode}
          </span>
          <Button look="plain" aria-label={i18n._('account.checkout.changePlace')} onClick={change}>
            {i18n._('account.checkout.change')}
          </Button>
        </p>
      )}
      {/* The form reads them either way. */}
      <div ref={fields} tabIndex={-1} className="col-span-full grid gap-4 outline-none" hidden={!isOpen}>
        <PlaceFields field={field} />
      </div>
    </>
  );
}
