import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData, useRevalidator } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { RescueState } from '#identity/identity.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { useLeaveGuard } from '#ui/form/leave-guard.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { confirmCodes, makeCodes, sayOnPaper, useMadeCodes } from './made-codes.ts';
import { MakeCodes } from './make-codes.tsx';
import { NewCodes } from './new-codes.tsx';
import { UsedCodes } from './used-codes.tsx';
import { WaitingCodes } from './waiting-codes.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.codes.title'));

/** Reads whether the person has recovery codes, and which were used. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<RescueState> =>
  callApi('/auth/rescue-codes', { signal: request.signal });

/** The recovery codes of an owner or admin: shown once, to be printed, and from then on only counted. */
export default function RescueCodesPage() {
  const { i18n } = useLingui();
  const state = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const { made, isMaking, isOnPaper } = useMadeCodes();
  const guard = useLeaveGuard({
    hasUnsaved: () => {
      const now = useMadeCodes.getState();
      return now.isMaking || (now.made !== undefined && !now.isOnPaper);
    },
    says: i18n._('office.codes.leave'),
  });
  const confirm = async (madeAt: string): Promise<void> => {
    await confirmCodes(madeAt);
    showToast('success', i18n._('office.codes.kept'));
    void revalidate();
  };
  return (
    <div className="mx-auto max-w-xl text-base print:max-w-none">
      <div className="print:hidden">
        <ScreenHeader
          title={i18n._('office.codes.title')}
          back={{
            to: officeAddress('team'),
            label: i18n._('office.team.heading'),
            group: i18n._('office.codes.for'),
          }}
        />
      </div>
      {made ? (
        <NewCodes
          made={made}
          isOnPaper={isOnPaper}
          onPaper={sayOnPaper}
          onDone={() => confirm(made.madeAt)}
        />
      ) : (
        <div className="grid gap-4">
          <p>{i18n._('office.codes.how')}</p>
          {state.waiting !== null && <WaitingCodes madeAt={state.waiting} onDone={confirm} />}
          {state.madeAt !== null && <UsedCodes madeAt={state.madeAt} used={state.used} />}
          <MakeCodes isAgain={state.madeAt !== null} isMaking={isMaking} make={makeCodes} />
        </div>
      )}
      {guard.question}
    </div>
  );
}
