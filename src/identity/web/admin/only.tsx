import type { ReactNode } from 'react';
import { isAllowed, type Work } from '#identity/identity.ts';
import { useSession } from '#identity/web/session/session-store.ts';

/** True if the person who is logged in may do this part of the back office. */
export const useMay = (work: Work): boolean =>
  useSession(({ user }) => user !== undefined && isAllowed(user, work));

/** Shows what belongs to a part of the back office only to the people who may do it. */
export const Only = ({ who: work, children }: { who: Work; children: ReactNode }) =>
  useMay(work) ? children : null;
