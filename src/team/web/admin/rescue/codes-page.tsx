import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { RescueCodes, RescueState } from '#identity/identity.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useLeaveGuard } from '#ui/form/leave-guard.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { type AskForCodes, MakeCodes } from './make-codes.tsx';
import { NewCodes } from './new-codes.tsx';
import { UsedCodes } from './used-codes.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.codes.title'));

/** Reads whether the person has recovery codes, and which were used. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<RescueState> =>
  callApi('/auth/rescue-codes', { signal: request.signal });

/** The recovery codes of an owner or admin: shown once, to be printed, and from then on only counted. */
export default function RescueCodesPage() {
  const { i18n } = useLingui();
  const state = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<RescueCodes>();
  const [isOnPaper, setOnPaper] = useState(false);
  const isMaking = useRef(false);
  const guard = useLeaveGuard({
    hasUnsaved: () => isMaking.current || (made !== undefined && !isOnPaper),
    says: i18n._('office.codes.leave'),
  });
  const make: AskForCodes = async (body) => {
    isMaking.current = true;
    try {
      setMade(await callApi('/auth/rescue-codes', { method: 'POST', body }));
      setOnPaper(false);
    } finally {
      isMaking.current = false;
    }
  };
  const finish = (): void => {
    setMade(undefined);
    showToast('success', i18n._('office.codes.kept'));
    void revalidate();
  };
  return (
    <div className="mx-auto max-w-xl text-base print:max-w-none">
      <div className="print:hidden">
        <Link
          to={officeAddress('team')}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-leaf no-underline"
        >
          <ToolIcon name="left" />
          {i18n._('office.team.heading')}
        </Link>
        <ScreenHeader title={i18n._('office.codes.title')} />
        <p className="-mt-3 mb-4 text-muted">{i18n._('office.codes.for')}</p>
      </div>
      {made ? (
        <NewCodes made={made} isOnPaper={isOnPaper} onPaper={setOnPaper} onDone={finish} />
      ) : (
        <div className="grid gap-4">
          <p>{i18n._('office.codes.how')}</p>
          {state.madeAt !== null && <UsedCodes madeAt={state.madeAt} used={state.used} />}
          <MakeCodes isAgain={state.madeAt !== null} make={make} />
        </div>
      )}
      {guard.question}
    </div>
  );
}
