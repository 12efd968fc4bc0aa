import { useLingui } from '@lingui/react';
import { type InputEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, tellIfFailed } from '#browser/calls/api-client.ts';
import { useUnsentForm } from '#browser/unsent-form.ts';
import type { Area, AreaVillages, Village } from '#delivery/areas.ts';
import { deliveryRuleOf } from '#delivery/delivery-rule.ts';
import { deliveryText } from '#delivery/web/delivery-line.tsx';
import { PincodePicker } from '#delivery/web/pincode-picker.tsx';
import { reloadShop } from '#settings/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { ShoppersRead, StepFrame, type StepProps } from '#ui/admin/form/step-frame.tsx';
import { Field, Problem, Tick } from '#ui/form/field.tsx';
import { textsIn, typedAmount, useSchemaForm } from '#ui/form/form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { figuresText } from '../area-text.ts';
import { FirstArea, readFirstArea, saveFirstArea, villagesTyped } from './first-area.ts';
import { VillageRows } from './village-rows.tsx';

type Props = {
  area: Area | undefined;
  /** Where the shop is; empty if that is not set. */
  shopVillage: string;
  step: StepProps;
};

/** The third step of a new shop: the villages of its first area, and what delivery costs there. */
export function VillagesStep(props: Props) {
  const { area, step } = props;
  const [villages, setVillages] = useState<readonly Village[] | undefined>(area ? undefined : []);
  const [problem, setProblem] = useState<string>();
  const id = area?.id;
  useEffect(() => {
    if (!id) return undefined;
    const left = new AbortController();
    callApi<AreaVillages>(`/delivery/areas/${id}/villages`, { signal: left.signal })
      .then((answer) => setVillages(answer.villages))
      .catch(tellIfFailed(({ message }) => setProblem(message)));
    return () => left.abort();
  }, [id]);
  if (villages) return <VillagesForm {...props} villages={villages} />;
  return (
    <StepFrame step={step}>
      {problem ? <Problem text={problem} /> : <Skeleton className="h-64 w-full" />}
    </StepFrame>
  );
}

function VillagesForm({ area, villages, shopVillage, step }: Props & { villages: readonly Village[] }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const { shippingFee, freeShippingAbove, deliversElsewhere } = useShop();
  const unsent = useUnsentForm('villages');
  const keptOr = (field: string, known: string): string => unsent.kept(field)?.[0] ?? known;
  const initial = {
    pincode: keptOr('pincode', villages[0]?.pincode ?? ''),
    fee: keptOr('fee', textOf(area?.fee)),
    freeAbove: keptOr('freeAbove', textOf(area?.freeAbove)),
  };
  const [typed, setTyped] = useState({ ...initial, place: shopVillage });
  const asked = useRef({ fee: false });
  const form = useSchemaForm({
    schema: FirstArea,
    initial,
    read: (data) => readFirstArea(data, asked.current),
    submit: (values, element, act) =>
      unsent.send(element, async () => {
        await saveFirstArea(values, { act, elsewhere: new FormData(element).has('elsewhere') });
        await reloadShop(revalidate);
        await step.onSaved();
      }),
  });
  const { props, ...listening } = unsent.listen(form);
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    props.onInput(event);
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => textsIn(data, name)[0] ?? '';
    const [first] = [...textsIn(data, 'villages'), ...villagesTyped(text('more'))];
    setTyped({
      pincode: text('pincode'),
      fee: text('fee'),
      freeAbove: text('freeAbove'),
      place: first ?? text('pincode'),
    });
  };
  const names = unsent.kept('villages') ?? villages.map(({ village }) => village).filter(Boolean);
  const elsewhere = { fee: shippingFee, freeAbove: freeShippingAbove, minimum: 0, cashMost: null };
  const isTicked = (field: string, known: boolean): boolean => unsent.kept(field)?.includes('on') ?? known;
  return (
    <StepFrame step={step} form={{ ...listening, props: { ...props, onInput } }} isUnsent={unsent.isWaiting}>
      <PincodePicker {...form.field('pincode')} district="district" state="state" required />
      <input type="hidden" name="district" />
      <VillageRows
        first={names.length > 0 ? names : [shopVillage].filter(Boolean)}
        shopVillage={shopVillage}
        pincode={typed.pincode}
        isWhole={isTicked(
          'whole',
          villages.some(({ village }) => village === ''),
        )}
        more={unsent.kept('more')?.[0]}
        error={form.messages['villages']}
      />
      <div className="-mx-4 grid grid-cols-2 items-start gap-x-4 gap-y-1 bg-shelf px-4 py-3 lg:-mx-6 lg:px-6">
        <Rupees {...form.field('fee')} label={i18n._('office.first.fee')} />
        <Rupees {...form.field('freeAbove')} label={i18n._('office.first.freeAbove')} />
        <p className="col-span-2 text-sm text-muted">{i18n._('office.first.freeHint')}</p>
      </div>
      <Preview {...typed} />
      <Tick name="elsewhere" defaultChecked={isTicked('elsewhere', area !== undefined && deliversElsewhere)}>
        {i18n._('office.first.elsewhere', { rule: figuresText(elsewhere) })}
      </Tick>
    </StepFrame>
  );
}

const textOf = (amount: number | null | undefined): string => String(amount ?? '');

const Rupees = (field: Parameters<typeof Field>[0]) => (
  <Field {...field} inputMode="decimal" autoComplete="off" placeholder="₹" />
);

/** The sentence that shoppers of the first village will read, as soon as there is a fee. */
function Preview({ place, fee, freeAbove }: { place: string; fee: string; freeAbove: string }) {
  const { i18n } = useLingui();
  const figures = { fee: typedAmount(fee), freeAbove: typedAmount(freeAbove) ?? null };
  if (!place || figures.fee === undefined || !isAmount(figures.fee) || !isAmount(figures.freeAbove ?? 0))
    return null;
  const rule = deliveryRuleOf({ ...figures, fee: figures.fee, minimum: 0, cashMost: null });
  const delivery = { kind: 'goes', rule, area: null, village: place, collected: false } as const;
  return (
    <ShoppersRead label={i18n._('office.first.shoppersRead')}>
      {deliveryText(i18n, delivery, '', '')}
    </ShoppersRead>
  );
}

const isAmount = (amount: number): boolean => amount >= 0 && amount <= 100_000;
