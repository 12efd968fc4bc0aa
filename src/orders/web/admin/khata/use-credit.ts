import { useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { isAllowed } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import { type Khata, roomOn } from '#orders/khata/khata.ts';

/**
 * How much may go on a customer's account; undefined until that is known, for who has none, and for who may not give
 * credit. Without an answer the account is not offered: the other ways to pay are.
 */
export function useCredit(customer: string): number | undefined {
  const mayGive = useSession(({ user }) => user !== undefined && isAllowed(user, 'credit'));
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    if (!mayGive) return;
    const aborted = new AbortController();
    const read = async (): Promise<void> => {
      try {
        const khata = await callApi<Khata>(`/khatas/${customer}`, { signal: aborted.signal });
        setRoom(khata.limit > 0 ? roomOn(khata) : undefined);
      } catch (error) {
        // No answer, or the dialog was closed meanwhile.
        if (!(error instanceof CallFailed) && !aborted.signal.aborted) throw error;
      }
    };
    void read();
    return () => aborted.abort();
  }, [customer, mayGive]);
  return room;
}
