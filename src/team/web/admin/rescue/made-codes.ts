import { create } from 'zustand';
import { callApi } from '#browser/calls/api-client.ts';
import type { RescueCodes } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import type { AskForCodes } from './make-codes.tsx';

type MadeCodes = { isMaking: boolean; made: RescueCodes | undefined; isOnPaper: boolean };

const NONE: MadeCodes = { isMaking: false, made: undefined, isOnPaper: false };

/**
 * New recovery codes until their owner says that they are on paper: the shop keeps only their hashes, so that this tab alone can
 * show them. Leaving the page, also while they are made, loses nothing; closing the tab does, and is asked about: then the earlier
 * paper still counts. They are never written to the device.
 */
export const useMadeCodes = create<MadeCodes>(() => NONE);

// Signing out forgets them.
useSession.subscribe(({ token }, before) => {
  if (before.token && !token) forgetCodes();
});

/** Has the shop make new codes; those of before are void once these are confirmed. */
export const makeCodes: AskForCodes = async (body) => {
  useMadeCodes.setState({ ...NONE, isMaking: true });
  try {
    const made = await callApi<RescueCodes>('/auth/rescue-codes', { method: 'POST', body });
    if (useSession.getState().token) useMadeCodes.setState({ made });
  } finally {
    useMadeCodes.setState({ isMaking: false });
  }
};

/** Notes what the owner says: the codes are on paper, or not after all. */
export const sayOnPaper = (isOnPaper: boolean): void => useMadeCodes.setState({ isOnPaper });

/** Has the shop end the earlier codes: those made at this time are on paper, and are not shown again. */
export async function confirmCodes(madeAt: string): Promise<void> {
  await callApi('/auth/rescue-codes/confirmation', { method: 'POST', body: { madeAt } });
  forgetCodes();
}

const forgetCodes = (): void => useMadeCodes.setState(NONE);
