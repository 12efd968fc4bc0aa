import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { loadWords } from '#browser/language/words.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

await loadWords('offline');

/** Unsent work that only this device has and signing out would lose. */
export type Unsent = {
  /** Total of the waiting order, in rupees. */
  order: number | undefined;
  /** The names of the goods that wait for the cart. */
  goods: string[];
  /** Number of unsent changes of the back office, and their subjects. */
  changes: number;
  changed: string[];
  /** The work belongs to another user, whose session ended: only they may see it. */
  isOfOthers: boolean;
};

/** Unsent work to ask about, and the callback for the answer. */
export type Asked = { unsent: Unsent; answer: (maySignOut: boolean) => void };

/** Asks before signing out, which clears the device, about work that the shop does not have yet. */
export function SignOutQuestion({
  asked,
  onAnswer,
}: {
  asked: Asked | undefined;
  onAnswer: (maySignOut: boolean) => void;
}) {
  const { i18n } = useLingui();
  return (
    asked && (
      <ConfirmDialog
        title={i18n._('offline.signOut.title')}
        yes={i18n._('offline.signOut.leave')}
        no={i18n._('offline.signOut.stay')}
        prefersNo
        onYes={() => onAnswer(true)}
        onClose={() => onAnswer(false)}
      >
        <WhatIsLost {...asked.unsent} />
      </ConfirmDialog>
    )
  );
}

function WhatIsLost({ order, goods, changes, changed, isOfOthers }: Unsent) {
  const { i18n } = useLingui();
  return (
    <>
      <p>{i18n._('offline.signOut.why')}</p>
      <ul className="list-disc pl-5">
        {order !== undefined && <li>{i18n._('offline.signOut.order', { amount: formatRupees(order) })}</li>}
        {goods.length > 0 && (
          <li>
            {i18n._('offline.signOut.goods')} <Names of={goods} />
          </li>
        )}
        {changes > 0 && (
          <li>
            {i18n._('offline.signOut.changes', { count: changes })} <Names of={changed} />
          </li>
        )}
        {isOfOthers && <li>{i18n._('offline.signOut.others')}</li>}
      </ul>
    </>
  );
}

const Names = ({ of }: { of: readonly string[] }) =>
  [...new Set(of)].map((name, at) => (
    <bdi key={name}>
      {at > 0 && ', '}
      <OwnWords text={name} />
    </bdi>
  ));
