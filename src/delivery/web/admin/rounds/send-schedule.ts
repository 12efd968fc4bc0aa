import { type Call, callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Schedule } from '#delivery/delivery.ts';

/** What each dialog of this screen is given: where it shows the schedule after a change, and how it is closed. */
export type Shown = { onSchedule: (schedule: Schedule) => void; onClose: () => void };

/**
 * Changes when the shop delivers, shows how it is afterwards, and closes the dialog. Where somebody else was quicker, it
 * shows how that is now, and the refusal goes to the form.
 */
export async function sendSchedule({ onSchedule, onClose }: Shown, path: string, call: Call): Promise<void> {
  try {
    onSchedule(await callApi<Schedule>(`/delivery${path}`, call));
    onClose();
  } catch (error) {
    if (error instanceof CallFailed && 'rules' in error.detail) onSchedule(error.detail as Schedule);
    throw error;
  }
}
