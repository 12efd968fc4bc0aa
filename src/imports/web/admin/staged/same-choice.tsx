import { useLingui } from '@lingui/react';
import { NEW_GOODS } from '#imports/imports.ts';
import type { ImportRemarks } from '#imports/staged.ts';
import { Button } from '#ui/button.tsx';
import type { Mending } from './mending.ts';

type Remark = ImportRemarks['remarks'][number];

/** Answers for all rows whose goods the shop may have by another name, by one tap. */
export function SameForAll({ remarks, mending }: { remarks: readonly Remark[]; mending: Mending }) {
  const { i18n } = useLingui();
  const { busy, onSame } = mending;
  const offers = remarks.flatMap(({ same }) => same ?? []);
  if (!onSame || offers.length < 2) return null;
  const answer = (to: (product: string) => string): void =>
    void onSame(Object.fromEntries(offers.map(({ key, product }) => [key, to(product)])));
  return (
    <div className="grid gap-2 rounded-tile border border-line bg-white px-3 py-2">
      <p>{i18n._('office.import.sameCount', { count: offers.length })}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" busy={busy} onClick={() => answer((product) => product)}>
          {i18n._('office.import.allSame')}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => answer(() => NEW_GOODS)}>
          {i18n._('office.import.allNew')}
        </Button>
      </div>
    </div>
  );
}

/** Asks whether the goods of a row are a product of the shop. */
export function SameChoice({ busy, onAnswer }: { busy: boolean; onAnswer: (isSame: boolean) => void }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" busy={busy} onClick={() => onAnswer(true)}>
        {i18n._('office.import.isSame')}
      </Button>
      <Button look="secondary" busy={busy} onClick={() => onAnswer(false)}>
        {i18n._('office.import.isNew')}
      </Button>
    </div>
  );
}
