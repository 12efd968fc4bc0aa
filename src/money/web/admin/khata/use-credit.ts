import { useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { isAllowed } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import { type Khata, roomOn } from '#money/khata/khata.ts';

/** What a customer owes, and how much the owner lends at most. */
export type KhataNow = Pick<Khata, 'limit' | 'owed'>;

/**
 * What a customer owes; undefined until that is known, of nobody, and for who may not give credit. Without an answer it stays
 * unknown.
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
 * How much may go on a customer's account: 0 for who has none. Undefined until that is known, and for who may not give credit.
 * Without an answer the account is not offered: the other ways to pay are.
 */
export function useCredit(customer: string): number | undefined {
  const khata = useKhata(customer);
  return khata && roomOn(khata);
}
