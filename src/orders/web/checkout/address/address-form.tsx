import { useLingui } from '@lingui/react';
import { type InputEvent, type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { optionalText } from '#base/fields.ts';
import { NEEDED_KEYS, PostalAddress } from '#base/postal-address.ts';
import { CollectChoice, goTo, startAt, useDestination } from '#delivery/web/public.ts';
import type { User } from '#identity/identity.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#money/money.ts';
import { IF_MISSING, type IfMissing, type Order } from '#orders/order.ts';
import { IfMissingChoice } from '#orders/web/checkout/if-missing-choice.tsx';
import { OrderNote } from '#orders/web/checkout/order-note.tsx';
import { PaymentChoice } from '#orders/web/checkout/payment-choice.tsx';
import { CARD } from '#orders/web/checkout/question-card.tsx';
import { Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { textFieldOf, writeField } from '#ui/form/write-field.ts';
import { AddressCard } from './address-card.tsx';
import { useConfirmedAddress } from './confirm-address.tsx';
import { type Choice, choicesFor, keepDraft, type Start, startFor, startWith } from './prefill.ts';

const CheckoutForm = v.strictObject({
  ...PostalAddress.entries,
  paymentMethod: v.picklist(PAYMENT_METHODS),
  ifMissing: v.picklist(IF_MISSING),
  note: optionalText(500),
});

/** Answers of the checkout beside the address. */
export type Wishes = { paymentMethod: PaymentMethod; ifMissing: IfMissing; note?: string };
type Place = (address: PostalAddress, wishes: Wishes) => Promise<void>;

/** Answers of the shopper's earlier order. */
export type LastAnswers = Pick<Order, 'selectedAddress' | 'paymentMethod'> &
  Partial<Pick<Order, 'ifMissing'>>;

type Answers = {
  id: string;
  user: User;
  last: LastAnswers | undefined;
  place: Place;
  /** Total of the order, in rupees. */
  total: number;
  /** When it comes. */
  children: ReactNode;
};

/** Where the order goes, when, and how it is paid: a card for each question, answered as far as the shop knows. */
export function AddressForm({ id, user, last, place, total, children }: Answers) {
  const { i18n } = useLingui();
  const choices = choicesFor(i18n, user, last?.selectedAddress);
  const [start, setStart] = useState(() => startFor(user, choices, useDestination.getState()));
  const [paidBy, setPaidBy] = useState(() => start.values['paymentMethod'] ?? last?.paymentMethod ?? 'cash');
  const [missing, setMissing] = useState(() => start.values['ifMissing'] ?? last?.ifMissing ?? 'call');
  const [note, setNote] = useState(() => start.values['note'] ?? '');
  const choose = (name: string): void => {
    const chosen = startWith(choices.find((choice) => choice.name === name));
    keepDraft(user._id, {
      ...chosen.values,
      paymentMethod: paidBy,
      ifMissing: missing,
      ...(note && { note }),
    });
    setStart({ ...chosen, name });
  };
  return (
    // Another address is another form: its fields begin anew.
    <AnswersForm
      key={start.name}
      {...{ id, user, last, place, total, choices, start, choose }}
      paidBy={paidBy}
      onPaidBy={setPaidBy}
      missing={missing}
      onMissing={setMissing}
      note={note}
      onNote={setNote}
    >
      {children}
    </AnswersForm>
  );
}

function AnswersForm({
  id,
  user,
  last,
  place,
  total,
  choices,
  start,
  choose,
  paidBy,
  onPaidBy,
  missing,
  onMissing,
  note: wish,
  onNote,
  children,
}: Answers & {
  choices: readonly Choice[];
  start: Start;
  choose: (name: string) => void;
  paidBy: string;
  onPaidBy: (method: PaymentMethod) => void;
  missing: string;
  onMissing: (wish: IfMissing) => void;
  note: string;
  onNote: (note: string) => void;
}) {
  const { confirm, question } = useConfirmedAddress(last?.selectedAddress);
  const form = useSchemaForm({
    schema: CheckoutForm,
    initial: start.values,
    read: (data) => readFields(data, user),
    submit: async ({ paymentMethod, ifMissing, note, ...address }) => {
      if (await confirm(address)) await place(address, { paymentMethod, ifMissing, ...(note && { note }) });
    },
  });
  useEffect(() => void startAt(start.values), [start]);
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    form.props.onInput(event);
    const element = event.currentTarget;
    const values = Object.fromEntries(typed(new FormData(element)));
    // Where nobody wrote more than the village, the colony goes with it.
    const { village: was } = useDestination.getState();
    const { village = '', colony = '' } = values;
    const colonyField = textFieldOf(element, 'colony');
    if (village !== was && colonyField && (colony === '' || colony === was)) {
      void goTo(values);
      return writeField(colonyField, village);
    }
    keepDraft(user._id, values);
    void goTo(values);
  };
  return (
    <form {...form.props} onInput={onInput} id={id} className="grid gap-3">
      <AddressCard {...{ form, start, choices, choose }} />
      <CollectChoice className={CARD} />
      {children}
      <PaymentChoice chosen={paidBy} onChoose={onPaidBy} total={total} />
      <IfMissingChoice chosen={missing} onChoose={onMissing} />
      <OrderNote note={wish} error={form.messages['note']} onNote={onNote} />
      <Problem text={form.problem} />
      {question}
    </form>
  );
}

/** The typed address without its empty fields; the shop adds the shopper's e-mail to the order. */
function readFields(data: FormData, user: User): Record<string, string> {
  const required: readonly string[] = NEEDED_KEYS;
  const kept = typed(data).filter(([name, text]) => required.includes(name) || text.trim() !== '');
  return { ...(user.email && { email: user.email }), ...Object.fromEntries(kept) };
}

const typed = (data: FormData): [string, string][] =>
  [...data.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] in CheckoutForm.entries,
  );
