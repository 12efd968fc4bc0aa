import * as v from 'valibot';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import type { Act } from '#base/ids.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { type Area, type Areas, type AreaVillages, NewArea } from '#delivery/areas.ts';
import { villageKey } from '#delivery/delivery-rule.ts';
import { changeSettings } from '#settings/web/admin/public.ts';
import { textsIn, typedAmount } from '#ui/form/form.tsx';

const fee = rupeesUpTo(100_000, {
  missing: /*office*/ 'Nothing is written. If delivery is free, save once more.',
  tooLow: /*office*/ 'At least ₹0',
  tooHigh: /*office*/ 'At most ₹1,00,000',
});

/** The first area as its step asks for it: a pincode, villages of it by name, or all of it, and what delivery costs. */
export const FirstArea = v.pipe(
  v.strictObject({
    pincode: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[1-9]\d{5}$/, /*office*/ 'Write the six digits of the pincode'),
    ),
    district: v.string(),
    villages: v.array(v.string()),
    whole: v.boolean(),
    fee,
    freeAbove: NewArea.entries.freeAbove,
  }),
  v.forward(
    v.partialCheck(
      [['villages'], ['whole']],
      ({ villages, whole }) => whole || villages.length > 0,
      /*office*/ 'Tick a village, or write one',
    ),
    ['villages'],
  ),
);
export type FirstArea = v.InferOutput<typeof FirstArea>;

/** Names of villages as they are typed: one, or several with commas. */
export const villagesTyped = (text: string): string[] =>
  text
    .split(/[,\n;।]/u)
    .map((name) => name.trim())
    .filter(Boolean);

/** Reads the step's form. A fee that was left empty is asked about once; empty again, delivery is free. */
export function readFirstArea(data: FormData, asked: { fee: boolean }): unknown {
  const text = (name: string): string => textsIn(data, name)[0] ?? '';
  const typedFee = typedAmount(data.get('fee'));
  const freeAbove = typedAmount(data.get('freeAbove'));
  const isFree = typedFee === undefined && asked.fee;
  asked.fee = typedFee === undefined;
  return {
    pincode: text('pincode'),
    district: text('district'),
    villages: [...textsIn(data, 'villages'), ...villagesTyped(text('more'))],
    whole: data.has('whole'),
    // The key stays without a value, so that the schema asks for it at its field.
    fee: isFree ? 0 : typedFee,
    ...(freeAbove !== undefined && { freeAbove }),
  };
}

/**
 * Saves the first area with exactly these villages. What an earlier try did is found and not done again. `elsewhere`: the shop
 * goes to other places, too.
 */
export async function saveFirstArea(
  { pincode, district, villages, whole, ...figures }: FirstArea,
  { act, elsewhere }: { act: Act; elsewhere: boolean },
): Promise<void> {
  const { id } = await saveArea({ name: villages[0] || district || pincode, ...figures }, act);
  const { villages: known } = await callApi<AreaVillages>(`/delivery/areas/${id}/villages`);
  const wanted = new Map([...villages, ...(whole ? [''] : [])].map((name) => [villageKey(name), name]));
  const added = [...wanted].filter(
    ([key]) => !known.some((one) => one.pincode === pincode && villageKey(one.village) === key),
  );
  if (added.length > 0) {
    const text = added.map(([, name]) => `${pincode} ${name}`).join('\n');
    await callApi(`/delivery/areas/${id}/villages`, { method: 'POST', body: { text } });
  }
  for (const one of known)
    if (one.pincode === pincode && !wanted.has(villageKey(one.village)))
      await callApi(`/delivery/villages/${one.id}`, { method: 'DELETE' });
  await changeSettings({ deliversElsewhere: elsewhere });
}

async function saveArea(area: Pick<NewArea, 'name' | 'fee' | 'freeAbove'>, act: Act): Promise<Area> {
  const [first] = (await callApi<Areas>('/delivery/areas')).areas;
  if (!first) {
    const { areas } = await callApi<Areas>('/delivery/areas', { method: 'POST', body: area, act });
    return areas[0]!;
  }
  const { id, name, minimum, cashMost, note, revision } = first;
  const body = { ...area, name, minimum, cashMost, note, revision };
  await callApi(`/delivery/areas/${id}`, { method: 'PUT', body });
  return first;
}
