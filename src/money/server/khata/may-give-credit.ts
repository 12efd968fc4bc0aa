import { Failure } from '#base/failure.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';

/** Orders go on account by those who may give credit; above the limit of the account by the owner's word alone. */
export function expectMayGiveCredit(
  actor: Actor,
  { onAccount, beyond }: { onAccount: boolean; beyond: string | undefined },
): void {
  if (onAccount && !isAllowed(actor, 'credit'))
    throw new Failure(
      'forbidden',
      /*office*/ 'Only staff with the right “Accounts (credit)” can put orders on account.',
    );
  if (beyond && actor.role !== 'admin')
    throw new Failure('forbidden', /*office*/ 'Only an owner can let an account go above its limit.');
}
