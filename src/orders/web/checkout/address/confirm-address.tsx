import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { isIndianMobile } from '#base/phone.ts';
import type { PostalAddress } from '#base/postal-address.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Doubted = Pick<PostalAddress, 'phone' | 'pincode'>;
type Question = { doubts: string[]; answer: (isRight: boolean) => void };

/**
 * Asks once about a phone that is no Indian mobile number and about a pincode that does not exist. Nothing is refused:
 * once the shopper says that it is right, the order is placed, and the same address is not asked about again.
 */
export function useConfirmedAddress(last: Doubted | undefined) {
  const [question, setQuestion] = useState<Question>();
  const asked = useRef(new Set(last ? [keyOf(last)] : []));

  const confirm = async (address: Doubted): Promise<boolean> => {
    const doubts = asked.current.has(keyOf(address)) ? [] : await doubtsOf(address);
    if (doubts.length === 0) return true;
    const isRight = await new Promise<boolean>((answer) => setQuestion({ doubts, answer }));
    setQuestion(undefined);
    if (isRight) asked.current.add(keyOf(address));
    return isRight;
  };
  return { confirm, question: question && <AddressQuestion {...question} /> };
}

const keyOf = ({ phone, pincode = '' }: Doubted): string => `${phone} ${pincode}`;

/** The parts of an address that may be mistyped, in words. Without an answer from the shop, none. */
async function doubtsOf({ phone, pincode }: Doubted): Promise<string[]> {
  const doubts = isIndianMobile(phone) ? [] : [i18n._('account.doubt.phone', { phone })];
  if (pincode && !(await mayExist(pincode))) doubts.push(i18n._('account.doubt.pincode', { pincode }));
  return doubts;
}

async function mayExist(pincode: string): Promise<boolean> {
  try {
    await callApi(`/shop/pincodes/${encodeURIComponent(pincode)}`);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return error.status !== 404;
  }
}

function AddressQuestion({ doubts, answer }: Question) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={i18n._('account.doubt.title')}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button onClick={() => answer(true)}>{i18n._('account.doubt.yes')}</Button>
          <Button look="secondary" onClick={() => answer(false)}>
            {i18n._('account.doubt.change')}
          </Button>
        </div>
      }
    >
      <ul className="grid gap-2">
        {doubts.map((doubt) => (
          <li key={doubt} className="break-words">
            {doubt}
          </li>
        ))}
      </ul>
      <p className="pt-3 text-muted">{i18n._('account.doubt.call')}</p>
    </Dialog>
  );
}
