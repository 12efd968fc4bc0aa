import { type I18n, i18n } from '@lingui/core';
import { FIRST_STEPS, type FirstStep, type FirstSteps } from '#admin/first-steps.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { timesText } from '#delivery/web/admin/public.ts';
import { addressFor } from '#settings/settings.ts';

const STEPS = {
  shop: {
    title: /*i18n*/ { id: 'office.first.shop.title' },
    todo: /*i18n*/ { id: 'office.first.shop.todo' },
    minutes: 1,
  },
  goods: {
    title: /*i18n*/ { id: 'office.first.goods.title' },
    todo: /*i18n*/ { id: 'office.first.goods.todo' },
    minutes: 3,
  },
  villages: {
    title: /*i18n*/ { id: 'office.first.villages.title' },
    todo: /*i18n*/ { id: 'office.first.villages.todo' },
    minutes: 2,
  },
  round: {
    title: /*i18n*/ { id: 'office.first.round.title' },
    todo: /*i18n*/ { id: 'office.first.round.todo' },
    minutes: 1,
  },
  money: {
    title: /*i18n*/ { id: 'office.first.money.title' },
    todo: /*i18n*/ { id: 'office.first.money.todo' },
    minutes: 1,
  },
} as const satisfies Record<FirstStep, object>;

/** The name of a step. */
export const stepTitle = (i18n: I18n, step: FirstStep): string => i18n._(STEPS[step].title.id);

/** The address of a step: its own screen, or the starter list for goods. */
export const stepAddress = (step: FirstStep): string =>
  step === 'goods' ? officeAddress('stocking') : officeAddress('firstStep', { step });

/** The text of a step: what it is about or, once it is done, what was set. */
export function stepText(i18n: I18n, step: FirstStep, steps: FirstSteps): string {
  const { shop, goods, areas, rules, upiId, rings } = steps;
  if (!steps.done.includes(step)) {
    if (step === 'money' && upiId) return i18n._('office.first.money.noAlarm');
    if (step === 'money' && rings) return i18n._('office.first.money.noUpi');
    return i18n._(STEPS[step].todo.id);
  }
  switch (step) {
    case 'shop':
      return [shop.name, villageOf(steps)].filter(Boolean).join(' · ');
    case 'goods':
      return i18n._('office.first.goods.done', { count: goods });
    case 'villages': {
      const [area] = areas;
      const first = area?.first[0];
      const more = areas.reduce((sum, { villages }) => sum + villages, 0) - 1;
      const said = {
        first: first?.village || (first?.pincode ?? ''),
        more,
        fee: formatRupees(area?.fee ?? 0),
      };
      return i18n._('office.first.villages.done', said);
    }
    case 'round':
      return rules.map(timesText).join(', ');
    case 'money':
      return i18n._('office.first.money.done', { upiId });
  }
}

/** The village of the shop: what stands first in its address. */
export const villageOf = ({ shop }: Pick<FirstSteps, 'shop'>): string =>
  addressFor(shop, i18n.locale).split(',')[0]?.trim() ?? '';

/** The step to take next: the first that is open and was not put off, else the first open one. */
export function nextStep({ done, later }: Pick<FirstSteps, 'done' | 'later'>): FirstStep | undefined {
  const open = FIRST_STEPS.filter((step) => !done.includes(step));
  return open.find((step) => !later.includes(step)) ?? open[0];
}

/** The open step that follows one, in their order; undefined after the last. */
export const stepAfter = (
  step: FirstStep,
  { done, later }: Pick<FirstSteps, 'done' | 'later'>,
): FirstStep | undefined =>
  FIRST_STEPS.slice(FIRST_STEPS.indexOf(step) + 1).find((one) => !done.includes(one) && !later.includes(one));

/** About how many minutes the open steps take. */
export const minutesLeft = ({ done }: Pick<FirstSteps, 'done'>): number =>
  FIRST_STEPS.filter((step) => !done.includes(step)).reduce((sum, step) => sum + STEPS[step].minutes, 0);
