import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { FIRST_STEPS, type FirstSteps } from '#admin/first-steps.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { readOrSeen } from '#identity/web/public.ts';
import { adminMeta } from '#ui/admin/screen.tsx';
import { FirstDesk } from './first-desk.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.first.title'));

/** Reads the first steps; without an answer, as they were seen last. */
export async function clientLoader({ params, request: { signal } }: ClientLoaderFunctionArgs) {
  const step = FIRST_STEPS.find((one) => one === params['step']);
  if (!step) throw new CallFailed(404, 'not_found', '');
  return { step, steps: await readOrSeen<FirstSteps>('/admin/first-steps', { signal }) };
}

/** One of the first steps of a new shop, as a screen of its own. */
export default function StepPage() {
  useLingui();
  const { step, steps } = useLoaderData<typeof clientLoader>();
  return <FirstDesk steps={steps} step={step} />;
}
