import { useLingui } from '@lingui/react';
import { type InputEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { roundText } from '#delivery/web/admin/public.ts';
import { PincodePicker, usePlaces, VillageField } from '#delivery/web/public.ts';
import { type Order, StaffAddress, type OtherRounds } from '#orders/orders.ts';
import { HouseFields, DeliveryAddress } from '#orders/web/public.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { useSeenOrder } from './use-seen-order.ts';

type Rounds = OtherRounds['rounds'];

/**
 * Where an order goes and whom to call. Where its round does not go there, or it has none and rounds do, it is asked
 * which one does.
 */
export function AddressDialog({
  order,
  onDone,
  onClose,
}: {
  order: Order;
  onDone: Tell;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const { first, now, save } = useSeenOrder(order);
  const { revalidate } = useRevalidator();
  const [rounds, setRounds] = useState<Rounds>();
  const { places, ask } = usePlaces(first.selectedAddress.pincode ?? '');
  const form = useSchemaForm({
    schema: StaffAddress,
    initial: first.selectedAddress,
    read: (data) => addressIn(data, first),
    submit: async (selectedAddress, { elements }) => {
      const chosen = elements.namedItem('round');
      const round = chosen instanceof HTMLSelectElement ? chosen.value : undefined;
      try {
        const saved = await save('/address', { selectedAddress, ...(round && { round }) });
        const said = i18n._('office.change.didAddress', { orderId: first.orderId });
        if (hasFirstRound(now ?? first, saved)) {
          // Its round was promised to the customer, and there is none before to go back to.
          showToast('success', said);
          await revalidate();
        } else await onDone(said, () => putBack(now ?? first, saved));
        onClose();
      } catch (error) {
        if (error instanceof CallFailed && error.code === 'round_needed')
          setRounds((error.detail as OtherRounds).rounds);
        throw error;
      }
    },
  });
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    form.props.onInput(event);
    const typed = new FormData(event.currentTarget).get('pincode');
    if (typeof typed === 'string') ask(typed);
  };
  const { field } = form;
  return (
    <FormDialog
      title={i18n._('office.change.addressTitle', { orderId: first.orderId })}
      submit={i18n._('office.save')}
      form={{ ...form, props: { ...form.props, onInput } }}
      onClose={onClose}
    >
      {now && (
        <div className="rounded-control bg-marigold-soft px-3 py-2">
          <p className="font-semibold">{i18n._('office.change.meanwhile')}</p>
          <DeliveryAddress of={now.selectedAddress} />
        </div>
      )}
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <PhoneField
          {...field('phone')}
          label={i18n._('account.address.phone')}
          required
          className="col-span-2"
        />
        <Field {...field('firstName')} label={i18n._('account.address.firstName')} required />
        <Field {...field('lastName')} label={i18n._('account.address.lastName')} required />
        <HouseFields field={field} />
        <PincodePicker {...field('pincode')} district="district" state="state" />
        <VillageField {...field('village')} places={places} />
        <Field {...field('district')} label={i18n._('account.address.district')} />
        <Field {...field('state')} label={i18n._('account.address.state')} />
      </div>
      {rounds && <RoundField rounds={rounds} isFirst={!(now ?? first).promise} />}
    </FormDialog>
  );
}

/** Which round brings it, where its own does not go there or it has none. */
function RoundField({ rounds, isFirst }: { rounds: Rounds; isFirst: boolean }) {
  const { i18n } = useLingui();
  if (rounds.length === 0) return <p className="text-chilli">{i18n._('office.move.none')}</p>;
  return (
    <label className="grid gap-1 rounded-control bg-marigold-soft p-3">
      <span className="font-semibold">
        {isFirst ? i18n._('office.change.firstRound') : i18n._('office.change.whichRound')}
      </span>
      <select
        name="round"
        className="min-h-11 rounded-control border border-muted/60 bg-white px-3 text-base"
      >
        {rounds.map((round) => (
          <option key={round.id} value={round.id}>
            {roundText(round)} · {i18n._('office.move.free', { count: round.free })}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The typed address without empty fields. A part that the form does not ask for stays as it was; the village does not, because the
 * form asks for it wherever the shop lists the villages of the pincode.
 */
function addressIn(data: FormData, { selectedAddress }: Order): Record<string, unknown> {
  const notAsked = Object.entries(selectedAddress).filter(([name]) => name !== 'village' && !data.has(name));
  const typed = [...data.entries()].filter(
    ([name, text]) => name in StaffAddress.entries && typeof text === 'string' && text.trim() !== '',
  );
  return Object.fromEntries([...notAsked, ...typed]);
}

/** True if the order had no round before and has one now. */
const hasFirstRound = (before: Order, { promise }: Order): boolean =>
  !before.promise && promise !== undefined;

/** Exactly as it was before: also its round. */
const putBack = (before: Order, { _id, updatedAt, promise }: Order): Promise<Order> =>
  callApi<Order>(`/orders/${_id}/address`, {
    method: 'PUT',
    body: {
      selectedAddress: before.selectedAddress,
      ...(before.promise && before.promise.round !== promise?.round && { round: before.promise.round }),
      updatedAt,
    },
  });
