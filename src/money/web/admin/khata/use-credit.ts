import { useEffect, useState } from 'react';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { isAllowed } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import type { Khata } from '#money/khata.ts';

/** Balance and credit limit of a customer. */
export type KhataNow = Pick<Khata, 'limit' | 'owed'>;

/** Credit that is left on the account; 0 above the limit. */
export const roomOn = ({ limit, owed }: KhataNow): number => Math.max(0, minusRupees(limit, owed));

/**
 * Balance and limit of a customer. Undefined until loaded, without a customer, for staff who may not give credit, and if
 * the shop cannot be reached.
 */
export function useKhata(customer: string): KhataNow | undefined {
  const mayGive = useSession(({ user }) => user !== undefined && isAllowed(user, 'credit'));
  const [told, setTold] = useState<KhataNow & { customer: string }>();
  useEffect(() => {
    if (!mayGive || customer === '') return undefined;
    const aborted = new AbortController();
    const read = async (): Promise<void> => {
      try {
        const { limit, owed } = await callApi<Khata>(`/khatas/${customer}`, { signal: aborted.signal });
        setTold({ customer, limit, owed });
      } catch (error) {
        // No answer, or another customer was chosen meanwhile.
        if (!(error instanceof CallFailed) && !aborted.signal.aborted) throw error;
      }
    };
    void read();
    return () => aborted.abort();
  }, [customer, mayGive]);
  return told?.customer === customer ? told : undefined;
}

/**
 * Credit left on a customer's account, in rupees; 0 without an account. Undefined until loaded, and for staff who may
 * not give credit. If the shop cannot be reached, the account is not offered; the other ways to pay are.
 */
export function useCredit(customer: string): number | undefined {
  const khata = useKhata(customer);
  return khata && roomOn(khata);
}
