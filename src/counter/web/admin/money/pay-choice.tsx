import { useLingui } from '@lingui/react';
import { changeDraft, type Draft } from '#counter/web/admin/draft.ts';
import type { PaymentWay } from '#money/money.ts';
import type { KhataNow } from '#money/web/admin/public.ts';
import { Choice } from '#ui/admin/form/choice.tsx';

const METHODS = {
  cash: /*i18n*/ 'office.money.cash',
  upi: /*i18n*/ 'office.money.upi',
  card: /*i18n*/ 'office.money.card',
  account: /*i18n*/ 'office.khata.onAccount',
} as const satisfies Record<PaymentWay, string>;

/** Payment choice. Offers "on account" to customers who have an account. */
export function PayChoice({
  draft: { channel, method },
  khata,
  onChoose,
}: {
  draft: Pick<Draft, 'channel' | 'method'>;
  khata: KhataNow | undefined;
  onChoose: () => void;
}) {
  const { i18n } = useLingui();
  const isSale = channel === 'counter';
  const money: PaymentWay[] = isSale ? ['cash', 'upi', 'card'] : ['cash', 'card'];
  const hasAccount = (khata !== undefined && khata.limit > 0) || method === 'account';
  const ways: PaymentWay[] = hasAccount ? [...money, 'account'] : money;
  return (
    <Choice
      name="take-method"
      legend={isSale ? i18n._('office.take.paidBy') : i18n._('office.take.paysBy')}
      options={ways.map((way) => [way, i18n._(METHODS[way])] as const)}
      chosen={method}
      onChoose={(way) => {
        onChoose();
        changeDraft({ method: way });
      }}
    />
  );
}
